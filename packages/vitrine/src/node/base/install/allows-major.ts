const COMPARATOR = /(>=?|<=?)?[\s^~v=]*(\d+|[x*])((?:\.[\w*+-]+)*)/g;

/**
 * Whether a range of versions lets a major in: `^18 || ^19`, `>=17.2`, `>=18 <20`, `*`. Tags may mean any, and so may what
 * stands elsewhere, as in a catalog of the workspace.
 */
export function allowsMajor(written: string, major: number): boolean {
  const range = written.replace(/^npm:(?:@?[^@]+@)?|^workspace:/, '');
  if (/^[a-z+]+:/i.test(range)) return true;
  return range.split('||').some((part) => allows(part.trim(), major));
}

function allows(part: string, major: number): boolean {
  if (/^(?:[\^~]|[a-z][\w-]*)?$/i.test(part)) return true;
  const [, from, to] = /^v?(\d+)\S*\s+-\s+v?(\d+)/.exec(part) ?? [];
  if (from !== undefined) return Number(from) <= major && major <= Number(to);
  const comparators = [...part.matchAll(COMPARATOR)];
  return comparators.length > 0 && comparators.every((one) => compare(one, major));
}

function compare([, operator, number, rest = '']: RegExpMatchArray, major: number): boolean {
  const bound = Number(number);
  if (Number.isNaN(bound)) return true;
  if (operator === '>=') return bound <= major;
  if (operator === '<=') return bound >= major;
  // `>18` begins with 19, `>18.1` before it; `<19.0.0` ends before 19, `<19.1` does not.
  if (operator === '>') return rest === '' ? bound < major : bound <= major;
  if (operator === '<') return /[1-9]/.test(rest.split('-')[0]!) ? bound >= major : bound > major;
  return bound === major;
}
