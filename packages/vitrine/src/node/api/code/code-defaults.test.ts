import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPackage } from '../../base/packages.ts';
import { tempDir } from '../fixtures/install.ts';
import { readCodeDefaults } from './code-defaults.ts';
import { createDeclarationFinder } from './exported-values.ts';

/** The defaults of a component of a package with these modules. */
function read(files: Record<string, string>, name = 'Knob'): Record<string, string> {
  const root = tempDir();
  const write = (file: string, text: string) => {
    const full = path.join(root, 'node_modules', file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  };
  write('knobs/package.json', JSON.stringify({ name: 'knobs', version: '1.0.0' }));
  write('base/package.json', JSON.stringify({ name: 'base', version: '1.0.0' }));
  for (const [file, text] of Object.entries(files)) write(file, text);
  const finder = createDeclarationFinder(findPackage(root, 'knobs')!);
  const declared = finder.find(name, 'knobs');
  const found = declared === null ? [] : [...readCodeDefaults(finder, declared)];
  return Object.fromEntries(found.map(([prop, { text }]) => [prop, text]));
}

const knob = (text: string) => read({ 'knobs/index.js': text });

describe('what a function falls back to', () => {
  test('is a default where nothing but other names comes between', () => {
    expect(
      knob(`export const Knob = memo(forwardRef((props) => {
        const { size, tone: ownTone, shape, open } = props;
        const a = size ?? context.size ?? 'md';
        const b = ownTone || 'soft';
        const c = props.step ?? 1;
        const d = shape ?? (props.flat ? 'square' : 'round') ?? 'none';
        const e = open || true;
        return null;
      }));`),
    ).toEqual({ size: "'md'", tone: "'soft'", step: '1' });
  });

  test('is a default where a hook hands the props on under another name', () => {
    expect(
      knob(`export const Knob = (props) => {
        const { prefix = 'k', propsWithDefaults } = useDefaults('Knob', props);
        const { size = group?.size || 'md', step = group.step ?? 1, flat = a() ?? 2, open = group.open || true } = propsWithDefaults;
      };`),
    ).toEqual({ prefix: "'k'", size: "'md'", step: '1' });
  });

  test('is read from an object that is made when it is asked for', () => {
    expect(
      knob(`export class Knob { static get defaultProps() { return { size: 1, get: 2 }; } }`),
    ).toEqual({ size: '1', get: '2' });
    expect(
      knob(
        `class Knob {} Object.defineProperty(Knob, 'defaultProps', { get: function () { return { size: 1 }; } }); export { Knob };`,
      ),
    ).toEqual({ size: '1' });
    expect(
      knob(
        `const Side = { TOP: 'top' }; export const Knob = ({ side = Side.TOP, other = Side.NONE }) => null;`,
      ),
    ).toEqual({ side: "'top'" });
  });

  test('is written out where a constant stands for it, of another module too', () => {
    expect(
      read({
        'knobs/index.js': `import { GAP } from './gap.js';
          const MAX = 10, WIDE = [GAP, MAX];
          let last = 3;
          export function Knob({ gap = GAP, max = MAX, wide = WIDE, both = { a: GAP, b: 'x' }, last: l = last, now = Date.now() }) {}`,
        'knobs/gap.js': 'export const GAP = 4;',
      }),
    ).toEqual({ gap: '4', max: '10', wide: '[4, 10]', both: "{ a: 4, b: 'x' }" });
  });

  test('ends where constants stand for each other', () => {
    expect(knob('const a = b; const b = a; export function Knob({ size = a }) {}')).toEqual({});
  });
});

describe('the component that gets the rest of the props', () => {
  const inner = `export default function Base({ size = 'md', step = 1, open = false, label = 'x', tone }) {}`;

  test('has its defaults, but for what the outer one takes, sets or says itself', () => {
    expect(
      read({
        'knobs/index.js': `import Base from 'base';
          export const Knob = ({ step, tone, label = 'y', size, ...others }) =>
            _jsx(Base, { ...others, size, label, open: true, tone: tone });`,
        'base/index.js': inner,
      }),
    ).toEqual({ label: "'y'", size: "'md'" });
  });

  test('is followed into a path of a package, and through JSX', () => {
    expect(
      read({
        'knobs/index.jsx': `import Base from 'base/es/Base';
          export function Knob(props) { return <Base {...props} step={2} />; }`,
        'knobs/index.js': `export * from './index.jsx';`,
        'base/es/Base.js': inner,
      }),
    ).toEqual({ size: "'md'", open: 'false', label: "'x'" });
  });

  test('says nothing where there are two, and ends where they get each other', () => {
    expect(
      knob(`function A({ size = 1 }) {} function B({ size = 2 }) {}
        export const Knob = (props) => props.flat ? _jsx(A, { ...props }) : _jsx(B, { ...props });`),
    ).toEqual({});
    expect(knob('export function Knob(props) { return _jsx(Knob, { ...props }); }')).toEqual({});
  });
});

test('a part is found where a module on the way has assigned it', () => {
  const files = {
    'knobs/index.js': `export { default as Knob } from './knob.js';`,
    'knobs/knob.js': `import Knob from './Knob.js'; import Mark from './Mark.js'; Knob.Mark = Mark; export default Knob;`,
    'knobs/Knob.js': 'const Knob = () => null; export default Knob;',
    'knobs/Mark.js': 'export default function Mark({ at = 0 }) {}',
  };
  expect(read(files, 'Knob.Mark')).toEqual({ at: '0' });
});
