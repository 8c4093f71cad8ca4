import { expect, it } from 'vitest';
import { isSectionEdited, markSection, placeSection } from './place-section.ts';

const OLD = markSection('## Old');
const NEW = markSection('## New');

it('replaces the section, and leaves what stands around it', () => {
  expect(placeSection(`# A\n\n${OLD}\nB\n`, NEW)).toBe(`# A\n\n${NEW}\nB\n`);
  expect(placeSection('# A\n', NEW)).toBe(`# A\n\n${NEW}`);
  expect(placeSection(OLD.replace(/ [0-9a-f]{10} /, ' '), NEW)).toBe(NEW);
});

it('ends lines as the file does', () => {
  const crlf = (text: string) => text.replaceAll('\n', '\r\n');
  expect(placeSection(crlf(`# A\n\n${OLD}\nB\n`), NEW)).toBe(crlf(`# A\n\n${NEW}\nB\n`));
  expect(placeSection(crlf('# A\n'), NEW)).toBe(crlf(`# A\n\n${NEW}`));
});

it('leaves one of several sections, and all of the text between them', () => {
  const text = `# A\n\n${OLD}\nB\n\n${OLD}\nC\n\n${OLD}`;
  expect(placeSection(text, NEW)).toBe(`# A\n\n${NEW}\nB\n\nC\n`);
});

it('takes nothing away behind a second end or before a second beginning', () => {
  const begin = OLD.split('\n')[0]!;
  const end = '<!-- vitrine:end -->';
  expect(placeSection(`${OLD}\nmine\n\n${end}\n`, NEW)).toBe(`${NEW}\nmine\n\n${end}\n`);
  expect(placeSection(`${begin}\n\nmine\n\n${OLD}`, NEW)).toBe(`${begin}\n\nmine\n\n${NEW}`);
});

it('takes prose that speaks of markers for prose', () => {
  const prose = 'From `<!-- vitrine:begin -->` on\nand to `<!-- vitrine:end -->`.\n';
  expect(placeSection(prose, NEW)).toBe(`${prose}\n${NEW}`);
  const atEnds = 'From <!-- vitrine:begin -->\nto <!-- vitrine:end -->\n';
  expect(placeSection(atEnds, NEW)).toBe(`${atEnds}\n${NEW}`);
});

it('knows a section that somebody has edited', () => {
  expect(isSectionEdited(`mine\n\n${OLD}\nmine\n`)).toBe(false);
  expect(isSectionEdited(OLD.replaceAll('\n', '\r\n'))).toBe(false);
  expect(isSectionEdited(OLD.replace('## Old', '## Old\n\nMine.'))).toBe(true);
});
