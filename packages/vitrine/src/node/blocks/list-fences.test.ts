import { expect, it } from 'vitest';
import { listFences } from './list-fences.ts';

const fenced = (markdown: string) =>
  listFences(markdown).map(({ start, end }) => markdown.slice(start, end));

it.each([
  ['a\n```\nb\n```\nc', '```\nb\n```'],
  ['```', '```'],
  ['a\n~~~ts\nb', '~~~ts\nb'],
  ['```ts title\nb\n```', '```ts title\nb\n```'],
  ['````\n```\nb\n````  \nc', '````\n```\nb\n````  '],
  ['```\nb\n`````\nc', '```\nb\n`````'],
  // In quotes and lists, with the marks of them.
  ['> ```\n> b\n> ```\nc', '> ```\n> b\n> ```'],
  ['- ```\n  b\n  ```\nc', '- ```\n  b\n  ```'],
  ['+ * ~~~\n\tb\n\t~~~\nc', '+ * ~~~\n\tb\n\t~~~'],
  ['1. ```\n   b\n   ```\nc', '1. ```\n   b\n   ```'],
  ['12) ```\n    b\n    ```\nc', '12) ```\n    b\n    ```'],
  // Only the same marks close it, alone in their line.
  ['```\n~~~\n```\nc', '```\n~~~\n```'],
  ['~~~\n```\n~~~\nc', '~~~\n```\n~~~'],
  ['```\n```b\nc ```\n```\nd', '```\n```b\nc ```\n```'],
  ['````\n```~\n```\n~~~~\n````\nd', '````\n```~\n```\n~~~~\n````'],
  // Behind tildes a line may have backticks.
  ['~~~ `a`\nb\n~~~\nc', '~~~ `a`\nb\n~~~'],
])('%j has the code %j', (markdown, code) => {
  expect(fenced(markdown)).toEqual([code]);
});

it('one piece of code ends before the next begins, whatever its marks', () => {
  expect(fenced('```\na\n```\nb ~~~ c ```\n~~~\nd\n~~~\n```\ne\n```')).toEqual([
    ...['```\na\n```', '~~~\nd\n~~~', '```\ne\n```'],
  ]);
});

it.each([
  '',
  'a',
  'a ```\nb',
  '```a```\nb',
  '``\nb\n``',
  '~~\nb',
  '-```\nb',
  '1 ```\nb',
  'a~~~\nb',
])('%j has none', (markdown) => {
  expect(fenced(markdown)).toEqual([]);
});
