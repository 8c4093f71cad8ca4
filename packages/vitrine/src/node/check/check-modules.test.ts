import { expect, it } from 'vitest';
import { problem } from '../base/errors.ts';
import { withoutRepeats } from './check-modules.ts';

it('an import that leads nowhere is told once, and other type errors are told', () => {
  const at = (line: number, file = 'content/a.tsx') => ({ file, line });
  const told = [
    problem('unresolved-import', ['./gone'], at(1)),
    problem('demo-package-missing', ['kit'], at(2)),
    problem('demo-syntax', ['Unexpected token'], at(3)),
    problem('demo-type-error', ['TS2322: Not a number.'], at(4)),
    problem('demo-type-error', ['TS2307: Cannot find module.'], at(1, 'content/b.tsx')),
  ];
  const again = [1, 2, 3].map((line) => problem('demo-type-error', ['TS2307: …'], at(line)));
  expect(withoutRepeats([...again, ...told])).toEqual(told);
});
