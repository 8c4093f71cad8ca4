import { quote } from '../../base/text.ts';
import type { DarkMark } from '../look/sheet/dark-mark.ts';
import type { ThemeClasses } from '../look/theme-classes.ts';
import type { SitePlan } from './site-plan.ts';

export const classesOf = ({ light, dark }: ThemeClasses): string[] =>
  [light, dark].filter((one) => one !== null);

/** What is within the provider: an element with what turns the library dark, without a box of its own. */
export function wrapInMode({
  darkMark: mark,
  themes,
}: Pick<SitePlan, 'darkMark' | 'themes'>): string {
  const wrap = (attribute: string) =>
    `<div ${attribute} style={{ display: 'contents' }}>{children}</div>`;
  if (themes?.dark)
    return wrap(
      `className={preferences.mode === 'dark' ? ${themes.dark} : ${themes.light ?? 'undefined'}}`,
    );
  if (themes) return wrap(`className={${themes.light}}`);
  if (mark === null || mark.on) return '{children}';
  const { attribute } = mark;
  const value = valueOf(mark, 'undefined');
  if (attribute === 'class') return wrap(`className={${value}}`);
  // No element of React is known to have one without a hyphen.
  return wrap(
    attribute.includes('-') ? `${attribute}={${value}}` : `{...{ ${attribute}: ${value} }}`,
  );
}

/** Sets what counts on the element of the page alone; empty where an element around a demo does. */
export function setMode(mark: DarkMark | null): string {
  if (mark?.on === undefined) return '';
  const { on, attribute, value } = mark;
  const element = on === 'body' ? 'document.body' : 'document.documentElement';
  const set =
    attribute === 'class'
      ? `classList.toggle('${value}', preferences.mode === 'dark')`
      : `setAttribute('${attribute}', ${valueOf(mark, quote(''))})`;
  return `  useEffect(() => {
    // On this element alone all of the library follows.
    ${element}.${set};
  }, [preferences.mode]);
`;
}

/** @param none code of what there is where nothing makes the library light */
function valueOf({ value, light }: DarkMark, none: string): string {
  if (value === 'dark') return 'preferences.mode';
  if (light === undefined && value.includes('dark'))
    return `\`${value.replace('dark', '${preferences.mode}')}\``;
  return `preferences.mode === 'dark' ? ${quote(value)} : ${light === undefined ? none : quote(light)}`;
}
