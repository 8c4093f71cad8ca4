import { expect, test } from 'vitest';
import { findIn } from './fixtures/finder.ts';

/** What `Knob.Mark` is in a module with these statements beside both. */
function markIn(statements: string): string | null {
  const text = `function Knob() {}\n${statements}\nfunction Mark() {} function Other() {} export { Knob };`;
  return findIn({ 'index.js': text }).find('Knob.Mark');
}

test('a member is what is assigned to it', () => {
  for (const text of [
    ...['Knob.Mark = Mark;', 'Knob.Mark=Mark;', 'Knob.Mark   =   Mark  ;', 'Knob.Mark = Mark'],
    ...['{ Knob.Mark = Mark }', 'Knob.Mark = Mark, call();', 'call(),Knob.Mark = Mark;'],
    ...['Knob.Other = Other; Knob.Mark = Mark;', 'Knob.Mark = call(); Knob.Mark = Mark;'],
  ])
    expect(markIn(text), text).toBe('index.js Mark');
  expect(markIn('Knob.Mark = $b; const $b = 1;')).toBe('index.js $b');
});

test('a member is that of what a name stands for, as bundlers write defaults', () => {
  const given = (text: string) => findIn({ 'index.js': text }).find('Knob.Mark');
  const end = 'var Knob_default = Knob; export { Knob_default as Knob };';
  expect(given(`var Knob = wrap(Inner); Knob.Mark = ({ size = 's' }) => 1; ${end}`)).toBe(
    'index.js Knob.Mark',
  );
  expect(given(`function Mark() {} function Knob() {} Knob.Mark = Mark; ${end}`)).toBe(
    'index.js Mark',
  );
  expect(given(`function Knob() {} ${end}`)).toBeNull();
  expect(given('var Knob = Dial; var Dial = Knob; export { Knob };')).toBeNull();
});

test('other assignments name no member', () => {
  for (const text of [
    ...['my.Knob.Mark = Mark;', '$Knob.Mark = Mark;', 'MyKnob.Mark = Mark;', 'Knob.Marks = Mark;'],
    ...['KnobXMark = Mark;', 'Knob.Mark.At = Mark;', 'Knob.Mark == Mark;'],
  ])
    expect(markIn(text), text).toBeNull();
  expect(markIn('Knob.Mark = () => 1;')).toBe('index.js Knob.Mark');
});

test('a member is what a list of them has under its name', () => {
  for (const list of [
    ...['{ Mark }', '{Mark}', '{ Other, Mark }', '{Other,Mark,}', '{ Mark, Other }'],
    ...['{ Mark: Mark }', '{Mark:Mark}', '{ Other: Other, Mark  :  Mark  , }'],
    ...[
      '{ // one\n Mark, /* two */ Other }',
      '{ /* a, */ /* b\n */ Mark }',
      '{ Other, // a, { b }\n Mark }',
    ],
  ])
    expect(markIn(`Object.assign(Knob, ${list});`), list).toBe('index.js Mark');
  expect(markIn('Object.assign(Knob, { Mark: Other });')).toBe('index.js Other');
  expect(markIn('Object.assign(Knob, { Mark: Other }); Knob.Mark = Mark;')).toBe('index.js Mark');
  expect(markIn('Object.assign(Other, {}); Object.assign(Knob, { Mark });')).toBe('index.js Mark');
});

test('a list is of what it is given to: a bundle has one for each component', () => {
  const others =
    'Object.assign(Dial, { Mark: Other }); var Bar = Object.assign(Inner, { Mark: Other });';
  for (const own of [
    ...['Object.assign(Knob, { Mark });', 'Object.assign( /* it */ Knob , { Mark });'],
    ...[
      'var Knob$1 = Object.assign(Knob, { Mark });',
      'Knob = /* @__PURE__ */ Object.assign(Dial, { Mark });',
    ],
  ])
    for (const text of [`${others} ${own}`, `${own} ${others}`])
      expect(markIn(text), text).toBe('index.js Mark');
  expect(markIn(others)).toBeNull();
  const given = (text: string) => findIn({ 'index.js': text }).find('Knob.Mark');
  const rest = 'function Mark() {} function Other() {}';
  const knob = 'const Knob$1 = memo(Object.assign(Inner, { Mark })); export { Knob$1 as Knob };';
  expect(given(`${rest} ${others} ${knob}`)).toBe('index.js Mark');
  expect(given(`${rest} ${others} export const Knob = Object.assign(Inner, { Mark });`)).toBe(
    'index.js Mark',
  );
  const byDefault = {
    'index.js': `${rest} ${others} export default Object.assign(Inner, { Mark });`,
  };
  expect(findIn(byDefault).find('default.Mark')).toBe('index.js Mark');
});

test('other lists name no member', () => {
  for (const text of [
    ...['Object.assign(Knob, { Marks: Mark });', 'Object.assign(Knob, { MyMark, Other });'],
    ...['Object.assign(Knob, { Marks });', 'Object.assign(Knob, { Mark: call() });'],
    ...[
      'Object.assign(Knob, Mark);',
      'assign(Knob, { Mark });',
      'Object.assign(Knob, { a: { Mark } });',
    ],
    ...['Object.assign(Knob, { /* Mark, */ });', 'Object.assign(Knob, { // Mark,\n });'],
  ])
    expect(markIn(text), text).toBeNull();
});

test('a list is read as far as lists are long', () => {
  const padded = (length: number) => `Object.assign(Knob, {${' '.repeat(length)}Mark });`;
  const most = 8000 - padded(0).indexOf('Mark') - 'Mark }'.length;
  expect(markIn(padded(most))).toBe('index.js Mark');
  expect(markIn(padded(most + 1))).toBeNull();
});

test('a member that a module on the way has given is found there', () => {
  const { find } = findIn({
    'index.js': `import { Knob as Base } from './knob.js'; import { Mark } from './mark.js';
      Base.Mark = Mark; export { Base as Knob };`,
    'knob.js': 'export function Knob() {}',
    'mark.js': 'export function Mark() {}',
  });
  expect(find('Knob.Mark')).toBe('mark.js Mark');
});
