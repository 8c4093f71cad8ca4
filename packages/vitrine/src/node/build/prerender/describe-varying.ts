import { readFileSync } from 'node:fs';
import path from 'node:path';
import { problem, type Problem } from '../../base/errors.ts';
import type { SiteModules } from '../../bundle/site-modules.ts';
import type { DemoRender, Varying } from './render-answer.ts';
import type { InputKind } from '../../varying/inputs.ts';

/** By id. */
type Renders = ReadonlyMap<string, Pick<DemoRender, 'varying'>>;

/**
 * What readers' browsers would render otherwise, as warnings: a demo is shown all the same. One that says in its code that
 * it is meant (`suppressHydrationWarning`) has none.
 */
export function describeVarying(
  root: string,
  { demos, playgrounds }: SiteModules,
  rendered: { demos: Renders; playgrounds: Renders },
): Problem[] {
  const ofDemos = demos.flatMap(({ id, file }) => {
    const varying = rendered.demos.get(id)?.varying;
    if (!varying || isMeant(path.join(root, file))) return [];
    const at = { file, line: varying.line, ...WARNING };
    return [problem('demo-varies', ['The demo', explain(varying)], at)];
  });
  const ofPlaygrounds = playgrounds.flatMap(({ id, component, options }) => {
    const varying = rendered.playgrounds.get(id)?.varying;
    if (!varying) return [];
    const what = `The playground of ${component}`;
    return [problem('demo-varies', [what, explain(varying)], { file: options, ...WARNING })];
  });
  return [...ofDemos, ...ofPlaygrounds];
}

const REASONS: Record<InputKind, string> = {
  random: 'gives other values each time',
  time: 'depends on when it is called',
  locale: 'depends on the reader’s language',
  'time zone': 'depends on the reader’s time zone',
  browser: 'depends on the reader’s browser',
};

const explain = ({ call, kind }: Varying) => `${call} ${REASONS[kind]}`;

const WARNING = { severity: 'warning' as const };

const isMeant = (file: string) => readFileSync(file, 'utf8').includes('suppressHydrationWarning');
