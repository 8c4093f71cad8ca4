import { describe, expect, it } from 'vitest';
import { highlightMarks } from './highlight.ts';

/** Marked parts in brackets. */
function show(text: string, marks: string[]): string {
  return highlightMarks(text, marks)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');
}

describe('highlightMarks', () => {
  it.each([
    ['Buttons', ['button'], '[Button]s'],
    ['An attribute of a button', ['but'], 'An attribute of a [but]ton'],
    ['disableElevation', ['elev'], 'disable[Elev]ation'],
    ['disableElevation', ['dis', 'disable'], '[disable]Elevation'],
    ['Icon (button)', ['icon', 'button'], '[Icon] ([button])'],
    ['a.b*c', ['b'], 'a.[b]*c'],
    ['Größe', ['gr'], '[Gr]öße'],
    ['Nothing', [''], 'Nothing'],
    ['Many colours', ['color'], 'Many [colours]'],
    ['Small discolour', ['color'], 'Small discolour'],
    ['', ['x'], ''],
  ])('%s with %j', (text, marks, shown) => {
    expect(show(text, marks)).toBe(shown);
  });
});
