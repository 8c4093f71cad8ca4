import { withoutControls } from '../../shared/text/show-controls.ts';
import { uniformText, withoutComments } from '../base/text.ts';
import type { Release } from '../model/changelog.ts';

/** `## 1.2.0`, `## [1.2.0]`, `## v1.2.0`, `## [1.2.0](https://…)`. */
const VERSION_HEADING = /^##[ \t]+\[?v?(\d+\.\d[\w.+-]*)\]?(?:\([^)\s]*\))?/;
/** What may follow it: `- 2026-10-09`, `(2026-10-09)`. A match of its own, which has nothing to go back to. */
const HEADING_REST = /^[-–—:(]?([^()]*)\)?$/;
/** A line of its own below the heading: `_Oct 9, 2026_`, `*2026-10-09*`. */
const DATE_LINE = /^[ \t]*([_*]{1,2})([^_*]+)\1[ \t]*$/;

/** The versions of a changelog with a heading of level 2 for each, in the order of the file. */
export function parseChangelog(text: string): Release[] {
  const releases: (Release & { lines: string[] })[] = [];
  let current: (typeof releases)[number] | null = null;
  let fence = '';
  for (const line of withoutComments(withoutControls(uniformText(text))).split('\n')) {
    const [, mark = ''] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== '' && (fence === '' || mark.startsWith(fence))) fence = fence === '' ? mark : '';
    if (fence === '' && /^##?[ \t]/.test(line)) {
      const heading = readHeading(line);
      // Text below a heading such as "Unreleased" belongs to no version.
      current = heading && { ...heading, body: '', lines: [] };
      if (current) releases.push(current);
    } else current?.lines.push(line);
  }
  return releases.map(({ version, date, lines }) => {
    const first = lines.findIndex((line) => line.trim() !== '');
    const [, , words = ''] = DATE_LINE.exec(lines[first] ?? '') ?? [];
    const below = readDate(words);
    if (below !== null) lines.splice(first, 1);
    return { version, date: date ?? below, body: lines.join('\n').trim() };
  });
}

function readHeading(line: string): Pick<Release, 'version' | 'date'> | null {
  const [start, version] = VERSION_HEADING.exec(line) ?? [];
  if (start === undefined || version === undefined) return null;
  const rest = HEADING_REST.exec(line.slice(start.length).trim());
  return rest && { version, date: readDate(rest[1] ?? '') };
}

/** Leaves out the sections of the given titles, each up to the next heading of level 3. */
export function withoutSections(body: string, titles: readonly string[]): string {
  return body
    .split(/^(?=###[ \t])/m)
    .filter((section) => {
      const [heading = ''] = section.split('\n', 1);
      const text = heading.slice(3).trimStart();
      const isTitle = (title: string) =>
        text.startsWith(title) && /^[ \t#]*$/.test(text.slice(title.length));
      return !heading.startsWith('###') || !titles.some(isTitle);
    })
    .join('')
    .trim();
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads `2026-10-09`, `Oct 9, 2026` and `9 October 2026`; anything else is no date. */
function readDate(text: string): string | null {
  const words = text.trim().toLowerCase();
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(words) ?? [];
  if (isoYear !== undefined) return toIso(Number(isoYear), Number(isoMonth), Number(isoDay));
  const [, first, second, year] =
    /^(?:\w+day,? )?(\w+)\.? (\w+?)(?:st|nd|rd|th)?\.?,? (\d{4})$/.exec(words) ?? [];
  if (year === undefined) return null;
  const [day, month] = /^\d/.test(first!) ? [first!, second!] : [second!, first!];
  return toIso(Number(year), MONTHS.indexOf(month.slice(0, 3)) + 1, Number.parseInt(day, 10));
}

function toIso(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  // The 31st of June would be the 1st of July.
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : null;
}
