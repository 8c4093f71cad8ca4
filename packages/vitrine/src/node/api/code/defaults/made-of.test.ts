import { expect, test } from 'vitest';
import { readDefaults } from '../../fixtures/read-defaults.ts';

const read = (text: string, more: Record<string, string> = {}) =>
  readDefaults({
    'knobs/button.js': `export default function Button({ size = 'md', tone = 'soft', type = 'button' }) {}
      export const Chart = ({ height = 200 }) => null;`,
    'knobs/index.js': `import Button, { Chart } from './button.js'; const Parts = { Button }; ${text}`,
    ...more,
  });

const ALL = { size: "'md'", tone: "'soft'", type: "'button'" };

test('what is styled has the defaults of what it is made of', () => {
  for (const made of [
    ...['styled(Button)`a`', 'styled(Button)({ color: 1 })', 'styled(Parts.Button)(a, b)'],
    ...['styled(Button).withConfig({ id: 1 })`a`', 'styled(Button, { name: 1 })(() => ({}))'],
  ])
    expect(read(`export const Knob = ${made};`), made).toEqual(ALL);
});

test('but for props that it is given on the way', () => {
  const rest = { size: "'md'", tone: "'soft'" };
  const attrs = (given: string) => read(`export const Knob = styled(Button).attrs(${given})\`a\`;`);
  expect(attrs(`{ type: 'submit' }`)).toEqual(rest);
  expect(attrs('() => ({ type: 2 })')).toEqual(rest);
  expect(read(`export const Knob = styled(Button)\`a\`; Knob.defaultProps = { size: 1 };`)).toEqual(
    {
      ...ALL,
      size: '1',
    },
  );
});

test('what attrs fall back to is a default, what they set is none', () => {
  const attrs = (given: string, of = 'styled.button') =>
    read(`export const Knob = ${of}.attrs(${given})\`a\`;`);
  expect(attrs(`({ size = 'md', ...props }) => ({ size, ...props })`)).toEqual({ size: "'md'" });
  expect(attrs(`(props) => ({ tone: props.tone || 'soft', wide: props.wide ?? true })`)).toEqual({
    tone: "'soft'",
    wide: 'true',
  });
  expect(attrs(`(p) => ({ open: p.open || true, as: p.tag || 'a', type: 'submit' })`)).toEqual({});
  expect(attrs(`{ type: 'submit' }`)).toEqual({});
  expect(attrs(`(p) => ({ tone: p.tone ?? 'loud' })`, 'styled(Button)')).toEqual({
    ...ALL,
    tone: "'loud'",
  });
  const twice = 'styled.a.withConfig({ id: 1 })';
  expect(attrs(`(p) => ({ tone: p.tone ?? 'loud' })`, twice)).toEqual({ tone: "'loud'" });
});

test('what is loaded later has the defaults of what that is', () => {
  expect(read(`export const Knob = lazy(() => import('./button.js'));`)).toEqual(ALL);
  const chosen = `import('./button.js').then((all) => ({ default: all.Chart }))`;
  expect(read(`export const Knob = lazy(() => ${chosen});`)).toEqual({ height: '200' });
  expect(read(`export const Knob = lazy(() => { return ${chosen}; });`)).toEqual({ height: '200' });
  for (const load of [
    `() => ${chosen}.catch(() => ({ default: Lost }))`,
    `() => import('./button.js').catch(tell).then(({ Chart: Own }) => ({ default: Own }))`,
    `async () => { const { Chart } = await import('./button.js'); return { default: Chart }; }`,
    `async () => { const all = await import('./button.js'); return { default: all.Chart }; }`,
  ])
    expect(read(`export const Knob = lazy(${load});`), load).toEqual({ height: '200' });
  const caught = `import('./button.js').catch(() => ({ default: Lost }))`;
  expect(read(`export const Knob = lazy(() => ${caught});`)).toEqual(ALL);
});

test('what says of no component that it is made of it has none', () => {
  for (const made of [
    ...['styled(button)`a`', 'styled.button`a`', 'styled(Lost)`a`', "styled('b')`a`", 'css`a`'],
    ...["lazy(() => import('./lost.js'))", 'lazy(() => import(lost))', 'lazy(load)', 'lazy()'],
    ...[
      'lazy(() => ({ default: Lost }))',
      "lazy(() => import('./button.js').then(({ a }) => ({ default: b })))",
    ],
    ...["lazy(() => import('./button.js').then((all) => all))", "lazy(() => import('./a').then())"],
  ])
    expect(read(`const button = Button; export const Knob = ${made};`), made).toEqual({});
});

test('a function is read where it is, whatever is done with it', () => {
  expect(read(`export const Knob = connect(state)(Chart);`)).toEqual({ height: '200' });
  expect(read(`export const Knob = connect(Button)(Chart);`)).toEqual({ height: '200' });
});

test('values of data, and of what a module exports as its default, are those of constants', () => {
  const knob = `import data from './data.json'; import own from './own.js';
    export function Knob({ max = data.max, size = own.size, label = data.texts.label }) {}`;
  const others = {
    'knobs/data.json': '\uFEFF{ "max": 5, "texts": { "label": "Send" } }',
    'knobs/own.js': `export default { size: 'md' };`,
  };
  expect(read(knob, others)).toEqual({ max: '5', size: "'md'", label: "'Send'" });
});

test('what a wrapper of the library gets the props with has its defaults before what it wraps', () => {
  const withTip = `function withTip(C) {
    function WithTip({ tip = 'Hi', size = 'lg', ...rest }) { return <C {...rest} />; }
    WithTip.displayName = 'WithTip';
    return WithTip;
  }`;
  const wrapped = { ...ALL, tip: "'Hi'", size: "'lg'" };
  expect(read(`${withTip} export const Knob = withTip(Button);`)).toEqual(wrapped);
  expect(read(`${withTip} export const Knob = memo(withTip(Button));`)).toEqual(wrapped);
  const older = `const withTip = (C) => class extends React.Component {
    render() { const { tip = 'Hi' } = this.props; return <C {...this.props} />; }
  };`;
  expect(read(`${older} export const Knob = withTip(Button);`)).toEqual({ ...ALL, tip: "'Hi'" });
  const named = older.replace('=> class', '=> { class Tip').replace('};', '} return Tip; };');
  expect(read(`${named} export const Knob = withTip(Button);`)).toEqual({ ...ALL, tip: "'Hi'" });
  // What only hands the component on adds nothing.
  const same = 'const same = (C) => { return C; };';
  expect(read(`${same} export const Knob = same(Button);`)).toEqual(ALL);
  expect(read('export const Knob = other(Button);')).toEqual(ALL);
});

test('of two builds, the one for development has the defaults', () => {
  const builds = (chosen: string) =>
    readDefaults({
      'knobs/index.js': `import * as dev from './dev.js'; import * as prod from './prod.js';
        const kit = ${chosen}; export const Knob = kit.Knob;`,
      'knobs/dev.js': "export function Knob({ size = 'md' }) {}",
      'knobs/prod.js': "function a({ size: b = 'lg' }) {} export { a as Knob };",
    });
  expect(builds("process.env.NODE_ENV !== 'production' ? dev : prod")).toEqual({ size: "'md'" });
  expect(builds("process.env.NODE_ENV === 'production' ? prod : dev")).toEqual({ size: "'md'" });
  // Which of others is read, nobody knows.
  expect(builds('window.old ? prod : dev')).toEqual({});
});

test('of components that one is chosen from, what they agree on is a default', () => {
  const toggle = `const Next = ({ size = 'md', on = false, open = 1 }) => {};
    const Classic = ({ size = 'md', checked = true, open = 2 }) => {};
    const toggle = ({ next: N, classic: C }) => { function Toggle(props) { return flag ? N(props) : C(props); } return Toggle; };`;
  const both = { size: "'md'", on: 'false', checked: 'true' };
  expect(read(`${toggle} export const Knob = toggle({ next: Next, classic: Classic });`)).toEqual(
    both,
  );
  expect(read(`${toggle} export const Knob = toggle({ next: Next, name: 'Classic' });`)).toEqual(
    {},
  );
});
