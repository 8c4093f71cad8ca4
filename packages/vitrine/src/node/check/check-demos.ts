import { problem, type Problem } from '../base/errors.ts';
import type { CheckInput } from './check-input.ts';
import { findClosest } from '../../shared/tools/closest-match.ts';

/** Checks that the demos shown exist, parse, export a component and have ids of their own. */
export function checkDemos({ pages, modules }: Pick<CheckInput, 'pages' | 'modules'>): Problem[] {
  const problems: Problem[] = [];
  const ids = new Map<string, string>();
  const reported = new Set<string>();
  for (const { source, demos } of pages) {
    for (const { id, file, line } of demos) {
      const at = { file: source.file, line };
      const analysis = modules.analyses.get(file);
      const first = ids.get(id);
      if (first !== undefined) {
        problems.push(problem('demo-id-taken', [file, id, first], at));
      } else if (analysis === undefined) {
        const closest = findClosest(file, modules.candidates);
        problems.push(problem('unknown-demo', [file, closest], at));
      } else if (!reported.has(file)) problems.push(...analysis.problems);
      reported.add(file);
      ids.set(id, first ?? `${source.file}:${line}`);
    }
  }
  return problems;
}
