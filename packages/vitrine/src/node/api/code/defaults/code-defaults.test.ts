import { describe, expect, test } from 'vitest';
import { openDefaults, readDefaults as read } from '../../fixtures/read-defaults.ts';

const knob = (text: string) => read({ 'knobs/index.js': text });

describe('a part of a whole that is an object', () => {
  const parts = {
    'knobs/index.js': `import { Mark } from './mark.js';
      function Root({ size = 'md' }) {}
      export const Knob = { Root, Mark, Label: ({ side = 'top' }) => null };`,
    'knobs/mark.js': `export const Mark = forwardRef(({ tone = 'soft' }, ref) => null);`,
  };

  test.each([
    ['Root', { size: "'md'" }],
    ['Mark', { tone: "'soft'" }],
    ['Label', { side: "'top'" }],
  ])('has the defaults of what it stands for: %s', (name, defaults) => {
    expect(read(parts, `Knob.${name}`)).toEqual(defaults);
  });

  test('is nothing where it leads to itself', () => {
    expect(
      read({ 'knobs/index.js': 'export const Knob = { Root: Knob.Root };' }, 'Knob.Root'),
    ).toEqual({});
  });
});

test('parts that are written where the whole is have their defaults', () => {
  const text = `export const Knob = Object.assign(() => null, { Mark: ({ size = 1 }) => null }, { Mark: ({ size = 2 }) => null });
    export class Dial { static Mark = function Mark({ size = 3 }) {}; Other = ({ size = 4 }) => null; render() {} }`;
  expect(read({ 'knobs/index.js': text }, 'Knob.Mark')).toEqual({ size: '2' });
  expect(read({ 'knobs/index.js': text }, 'Dial.Mark')).toEqual({ size: '3' });
  expect(read({ 'knobs/index.js': text }, 'Dial.Other')).toEqual({});
});

describe('what chooses the styles', () => {
  const styles = `import { cva } from 'cva';
    export const knobStyles = cva('knob', { variants: {}, defaultVariants: { size: 'md', tone: 'soft', flat: false } });`;

  test('has those of what it adds to, where it says nothing else', () => {
    expect(
      read({
        'knobs/base.js': `export const base = tv({ defaultVariants: { size: 'sm', tone: 'soft' } });`,
        'knobs/index.js': `import { base } from './base.js';
          const round = tv({ extend: base, defaultVariants: { tone: 'loud', shape: 'round' } });
          const own = tv({ extend: round, variants: {} });
          const endless = tv({ extend: endless, defaultVariants: { flat: true } });
          export const Knob = ({ label, ...props }) => h('b', { className: own(props), id: endless(props) });`,
      }),
    ).toEqual({ size: "'sm'", tone: "'loud'", shape: "'round'", flat: 'true' });
  });

  test('has the defaults of the props that it gets, in another module as well', () => {
    expect(
      read({
        'knobs/styles.js': styles,
        'knobs/index.js': `import { knobStyles } from './styles.js';
          export const Knob = forwardRef(({ size, tone = 'loud', isFlat, ...props }, ref) => {
            const className = useMemo(() => cx(knobStyles({ size, tone, flat: isFlat }), props.className));
          });`,
      }),
    ).toEqual({ size: "'md'", tone: "'loud'", isFlat: 'false' });
  });

  test('is given by its name to what makes the component', () => {
    expect(
      read({
        'knobs/recipe.js': styles,
        'knobs/index.js': `import { styled } from './factory.js';
          import { knobStyles } from './recipe.js';
          export const Knob = styled('button', knobStyles);`,
      }),
    ).toEqual({ size: "'md'", tone: "'soft'", flat: 'false' });
    expect(
      knob(`const options = { className: 'knob', defaultVariants: { size: 'sm' } };
        export const Knob = withStyles(Base, options);`),
    ).toEqual({ size: "'sm'" });
    expect(
      knob(
        `const settings = { size: 'sm' }; export const Knob = withTheme(Base, settings, other);`,
      ),
    ).toEqual({});
  });

  test('gets all props, or is the component itself', () => {
    const all = { size: "'md'", tone: "'soft'", flat: 'false' };
    expect(knob(`${styles}\nexport function Knob(props) { return a(knobStyles(props)); }`)).toEqual(
      all,
    );
    expect(knob(`${styles.replace('knobStyles', 'Knob')}`)).toEqual(all);
  });

  test('says nothing of a prop that it does not get', () => {
    expect(
      knob(
        `${styles}\nexport function Knob({ size, tone }) { return knobStyles({ tone: size, flat: 1 }); }`,
      ),
    ).toEqual({ size: "'soft'" });
  });
});

test('what a type is said of is read without it', () => {
  const text = `const SIZES = { small: 'sm' } as const;
    export const Knob = { Root: (({ size = 'md' as const, list = ['a' as string], tone = SIZES!.small }: Props) => null) as FC<Props> } satisfies Parts;`;
  const manifest = JSON.stringify({ name: 'knobs', version: '1.0.0', exports: './index.ts' });
  expect(
    read({ 'knobs/package.json': manifest, 'knobs/index.ts': text }, 'Knob.Root'),
  ).toMatchObject({ size: "'md'" });
});

test('what compilers put into parentheses is read without them', () => {
  const text = `const i = { SM: 'sm' };
    const Knob = e.forwardRef(((m, g) => { const { size: u = i.SM, tone: t = 'soft', ...x } = m; return null; }));
    export { Knob };
    export const Dial = memo((({ size = 'md' }) => null));
    export const Ring = (0, memo)((forwardRef((class { render() { const { step = 1 } = this.props; } }))));`;
  expect(knob(text)).toEqual({ size: "'sm'", tone: "'soft'" });
  expect(read({ 'knobs/index.js': text }, 'Dial')).toEqual({ size: "'md'" });
  expect(read({ 'knobs/index.js': text }, 'Ring')).toEqual({ step: '1' });
});

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
    ).toEqual({ prefix: "'k'", size: "'md'", step: '1', open: 'true' });
  });

  test('is the last of several that a missing prop may be', () => {
    expect(
      knob(`export const Knob = ({
        size = group.size ?? theme?.size ?? 'md', open = group.open || false, step = group.step && 1,
        flat = group.flat || a() || 2, tone = a() || group.tone || 'soft',
      }) => null;`),
    ).toEqual({ size: "'md'", open: 'false' });
  });

  test('is a default behind a chain that compilers wrote out', () => {
    expect(
      knob(
        `export const Knob = ({ side = (box === null || box === void 0 ? void 0 : box["side"]) || 'top', size = (wide ? 1 : 2) ?? 3 }) => null;`,
      ),
    ).toEqual({ side: "'top'" });
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

describe('what is merged with the props', () => {
  test('is a default where it comes before them, of a constant as of an object on the spot', () => {
    expect(
      read({
        'knobs/index.js': `import { defaults } from './defaults.js';
          export const Knob = (props) => {
            const all = { size: 'lg', ...defaults, tone: 'soft', open: props.open, ...props, last: 1 };
            return null;
          };`,
        'knobs/defaults.js': `export const defaults = { size: 'md', step: 2, tone: 'loud' };`,
      }),
    ).toEqual({ size: "'md'", step: '2', tone: "'soft'" });
  });

  test('is read from what compilers write, and from elements that get the rest', () => {
    const merged = [
      'Object.assign({}, defaults, props)',
      '_extends({}, defaults, props)',
      '_objectSpread(_objectSpread({}, defaults), props)',
      '__assign(__assign({}, defaults), props)',
    ];
    for (const call of merged)
      expect(
        knob(`const defaults = { size: 1 }; export const Knob = (props) => { use(${call}); };`),
        call,
      ).toEqual({ size: '1' });
    expect(
      knob(
        `export const Knob = ({ tone, ...rest }) => _jsx('b', { tone: 'a', size: 2, ...rest });`,
      ),
    ).toEqual({ size: '2' });
    expect(
      read({
        'knobs/index.jsx': `const Knob = (props) => <b size="md" step={2} open {...props} last="x" />; export { Knob };`,
        'knobs/index.js': `export * from './index.jsx';`,
      }),
    ).toEqual({ size: "'md'", step: '2' });
  });

  test('says nothing where two merges say different things, or where the value is no literal', () => {
    expect(
      knob(`export const Knob = (props) => props.flat
        ? _jsx('a', { size: 1, step: 3, tone: call(), ...props })
        : _jsx('b', { size: 2, step: 3, ...props });`),
    ).toEqual({ step: '3' });
  });

  test('says nothing for a case alone', () => {
    expect(
      knob(`export const Knob = (props) => {
        if (group) { props = { size: 1, ...props }; } else props = { step: 1, ...props };
        if ($[0] !== props) { props = { tone: 'soft', ...props }; }
        return inner({ open: true, ...props });
      };`),
    ).toEqual({ tone: "'soft'", open: 'true' });
  });

  test('are read from constants that are made of others', () => {
    expect(
      knob(`const base = { size: 1, step: 1 };
        const shared = Object.assign({}, base, { step: 2 }), all = { ...shared, open: true };
        export const Knob = (props) => ({ ...all, ...props });`),
    ).toEqual({ size: '1', step: '2', open: 'true' });
  });

  test('counts in classes, too, however they were compiled', () => {
    const body = `render() {
      const { step = 2 } = this.props;
      return { ...defaults, ...this.props };
    }`;
    const defaults = 'const defaults = { size: 1 };';
    expect(knob(`${defaults} export class Knob extends Base { ${body} }`)).toEqual({
      step: '2',
      size: '1',
    });
    expect(
      knob(`${defaults} export const Knob = (function (Base) {
        function Knob() { var _this2 = this; this.merge = () => _objectSpread(_objectSpread({}, defaults), _this2.props); }
        return Knob;
      })(Component);`),
    ).toEqual({ size: '1' });
  });
});

describe('what a minifier makes of defaults', () => {
  test('is read from comparisons that it turned round', () => {
    expect(
      knob(`export function Knob(e){var t=e.size,n=void 0===t?'md':t,r=e.step,i=r!==void 0?r:1,
        a=e.open,o=null===a||a,s=e.tone,c=s===t?2:s,l=e.label,u=void 0===t?'x':l;}`),
    ).toEqual({ size: "'md'", step: '1' });
  });

  test('is read from constants whose names it gives to other variables as well', () => {
    const text = `var D={size:'md',tone:{soft:!0}};var n=4;function other(){var D=2,n=1;n++;return D}
      export function Knob(e){var t=e.size,a=void 0===t?D.size:t,b=e.step,c=void 0===b?n:b}`;
    expect(knob(text)).toEqual({ size: "'md'" });
    expect(knob(text.replace('return D', 'D=3;return D'))).toEqual({});
  });

  test('is read where its own name for `_extends` merges objects', () => {
    const helper = `function Q(){return Q=Object.assign?Object.assign.bind():function(e){},Q.apply(null,arguments)}`;
    const text = `${helper}var B={size:'md',step:1},D=Q({},B,{step:2});
      export function Knob(e){var t=e.size,n=void 0===t?D.size:t;return j(z,Q({},e,{open:!0}))}
      function z(e){var t=e.step,n=void 0===t?D.step:t,r=e.open,i=void 0!==r&&r}`;
    expect(knob(`import{jsx as j}from'react/jsx-runtime';${text}`)).toEqual({
      size: "'md'",
      step: '2',
    });
  });
});

test('defaults that a compiler takes apart within a condition', () => {
  expect(
    knob(`export const Knob = forwardRef((t0, ref) => {
      const $ = c(4);
      let rest; let t1; let t2;
      if ($[0] !== t0) { ({ size: t1, tone: t2, ...rest } = t0); $[0] = t0; } else { rest = $[1]; }
      const size = t1 === void 0 ? 20 : t1;
      const tone = t2 === undefined ? 'soft' : t2;
      return null;
    });`),
  ).toEqual({ size: '20', tone: "'soft'" });
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

  test('says the same of each that is made of it, but for what that one takes or says', () => {
    const defaultsOf = openDefaults({
      'knobs/index.js': `import Base from 'base';
        export const Knob = ({ size, ...others }) => _jsx(Base, others);
        export const Dial = ({ step, label = 'y', ...others }) => _jsx(Base, others);
        export const Wheel = (props) => _jsx(Base, props);`,
      'base/index.js': inner,
    });
    expect(defaultsOf('Knob')).toEqual({ step: '1', open: 'false', label: "'x'" });
    expect(defaultsOf('Dial')).toEqual({ size: "'md'", open: 'false', label: "'y'" });
    expect(defaultsOf('Wheel')).toEqual({ size: "'md'", step: '1', open: 'false', label: "'x'" });
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

  test('is found under the names that a minifier gave', () => {
    expect(
      knob(`import{createElement as e}from'react';import{jsx as j}from'react/jsx-runtime';
        function z({size:a='md',open:b=!1,label:c='x'}){}
        export function Knob(t){let{open:o,...n}=t;return o?j(z,{...n}):e(z,{open:o,...n,label:'y'})}`),
    ).toEqual({ size: "'md'" });
  });

  test('is found where all props are handed on as they are', () => {
    expect(
      knob(`const D={size:\`md\`,step:5e3};function z(t){let n={...D,...t}}
        export function Knob(t){return e.createElement(z,t)}`),
    ).toEqual({ size: "'md'", step: '5000' });
    expect(
      knob(`function z({size:a='md'}){} export function Knob(t){return e.createElement(z,other)}`),
    ).toEqual({});
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
  const listed = {
    'knobs/index.js': `import { Mark } from './Mark.js'; import { Hand as Long } from './Mark.js';
      export const Knob = Object.assign(() => null, {
        /** A {@link Mark}, or: more. */
        Mark, // one
        Hand: Long
      });`,
    'knobs/Mark.js': 'export function Mark({ at = 0 }) {} export function Hand({ length = 1 }) {}',
  };
  expect(read(listed, 'Knob.Mark')).toEqual({ at: '0' });
  expect(read(listed, 'Knob.Hand')).toEqual({ length: '1' });
});
