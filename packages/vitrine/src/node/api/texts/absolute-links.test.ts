import { expect, test } from 'vitest';
import { withAbsoluteLinks } from './absolute-links.ts';
import { makeClass, makeDoc, makeProp, makeSlot } from '../fixtures/docs.ts';

const fix = (description: string, homepage?: string) =>
  withAbsoluteLinks(makeDoc({ description }), homepage).description;
const base = (url: string, homepage?: string) =>
  withAbsoluteLinks(makeDoc({ inherits: { name: 'Dial', url } }), homepage).inherits?.url;

test('paths of the library’s site lead there, or nowhere', () => {
  expect(fix('See [the guide](/guide/).', 'https://dials.example/docs')).toBe(
    'See [the guide](https://dials.example/guide/).',
  );
  expect(fix('See [the guide](/guide/).')).toBe('See the guide.');
  expect(fix('See [the guide](/guide/).', 'no address')).toBe('See the guide.');
  expect(fix('See [the guide](/guide/).', 'javascript:a')).toBe('See the guide.');
});

test('the address of what a component builds on is one of the web, or none', () => {
  expect(base('https://dials.example/dial')).toBe('https://dials.example/dial');
  expect(base('/dial', 'https://dials.example')).toBe('https://dials.example/dial');
  for (const url of ['/dial', 'dial.md', '#dial', '//host', 'javascript:alert(1)', 'data:a'])
    expect(base(url), url).toBeNull();
  for (const url of ['dial.md', '#dial'])
    expect(base(url, 'https://dials.example'), url).toBeNull();
});

test('only links of a path change, and only their address', () => {
  const at = 'https://dials.example/docs/';
  const fixed = (text: string) => fix(text, at).replaceAll('https://dials.example', '!');
  const same = [
    ...['[a](//host/b)', '[a](b)', '[a](/b c)', '[a](#b)', '[a] (/b)', '(/b)', 'a](/b)'],
    ...[`[${'a'.repeat(501)}](/b)`, `[a](/${'b'.repeat(1001)})`, '[a](https://kit.example/)'],
  ];
  for (const text of same) expect(fix(text, at)).toBe(text);
  expect(fixed('[](/) [[a](/b)] [c](/d#e)')).toBe('[](!/) [[a](!/b)] [c](!/d#e)');
  const [text, target] = ['a'.repeat(500), `/${'b'.repeat(1000)}`];
  expect(fixed(`[${text}](${target})`)).toBe(`[${text}](!${target})`);
  expect(fix('[a](/b)', 'http://dials.example')).toBe('[a](http://dials.example/b)');
  expect(fix('[a](/b)', 'ftp://dials.example')).toBe('a');
});

test('every link of what is said of an export and its parts leads there; all else stays', () => {
  const [before, after] = ['[a](/b)', '[a](https://dials.example/b)'].map((text) => {
    const said = { description: text, deprecated: text };
    const member = { name: 'speed', type: 'number', required: true, default: null, ...said };
    const value = { type: 'number', description: text, members: [member] };
    return makeDoc({
      ...said,
      see: [text, text],
      throws: [text],
      examples: ['[a](/b)'],
      inherits: null,
      props: [makeProp(said)],
      slots: [makeSlot(said)],
      classes: [makeClass({ ...said, className: 'round' })],
      cssVariables: [{ name: '--size', description: text }],
      types: [{ name: 'Options', definition: '[a](/b)', description: text }],
      signatures: [
        {
          text: 'useDial()',
          description: text,
          parameters: [{ name: 'options', required: true, default: null, ...value }],
          returns: value,
        },
      ],
    });
  });
  expect(withAbsoluteLinks(before!, 'https://dials.example')).toEqual(after);
  const doc = makeDoc({ inherits: { name: 'Dial', url: null } });
  expect(withAbsoluteLinks(doc, 'https://dials.example')).toEqual(doc);
});

test('takes time by the length of a comment', () => {
  for (const unit of ['[', '[a](/', '[a](/b', '[a]( ', '](/'])
    expect(fix(unit.repeat(200_000 / unit.length)).length).toBeGreaterThan(100_000);
});
