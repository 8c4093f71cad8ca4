import type { Place } from '../components/samples/render-arguments.ts';
import type { Render } from '../components/samples/renders.ts';
import { literal } from './text.ts';

/** What is longer is written on several lines. */
const MOST_COLUMNS = 60;

/**
 * Code of a function that returns what a component shows.
 * @param indent of the line that it begins on
 */
export function printRender(render: Render, indent: string): string {
  const { value, tag, spread, getters, isKeyed, style, content, isText } = render;
  if (getters) return printGetters(getters, String(value), indent);
  const places = [spread, content].filter((one) => one !== undefined);
  const parameters = printParameters(places, isKeyed ? spread : undefined);
  const shown = content ? nameOf(content, places) : null;
  if (tag === undefined) {
    const text = isText ? `String(${shown})` : shown;
    return `${parameters} => ${text ?? literal(value)}`;
  }
  const attributes = [
    ...(isKeyed ? ['key={key}'] : []),
    ...(spread ? [`{...${nameOf(spread)}}`] : []),
    ...(spread && style ? [`style={{ ...${nameOf(spread)}.style, ${printStyle(style)} }}`] : []),
  ];
  const within = shown === null ? value : `{${shown}}`;
  const close = (opened: string, line: string) =>
    within === undefined
      ? `${opened}${line === '' ? ' ' : line}/>`
      : `${opened}${line}>${line === '' ? within : `${line}  ${within}${line}`}</${tag}>`;
  const short = close([`<${tag}`, ...attributes].join(' '), '');
  if (short.length <= MOST_COLUMNS) return `${parameters} => ${short}`;
  const line = `\n${indent}  `;
  const long = close([`<${tag}`, ...attributes].join(`${line}  `), line);
  return `${parameters} => (${line}${long}\n${indent})`;
}

function printGetters(
  { outer, field }: NonNullable<Render['getters']>,
  text: string,
  indent: string,
): string {
  const lines = [
    `<div {...${nameOf(outer)}()}>`,
    `  <input {...${nameOf(field)}()} />`,
    `  ${text}`,
    '</div>',
  ].map((line) => `\n${indent}  ${line}`);
  return `${printParameters([outer, field], undefined)} => (${lines.join('')}\n${indent})`;
}

/** By what the code calls it: a member by itself, where the whole argument is not used as well. */
function nameOf({ at, member, name }: Place, places: readonly Place[] = []): string {
  const isWhole = places.some((place) => place.at === at && place.member === null);
  if (member === null) return name;
  return isWhole ? `${name}.${member}` : member;
}

const printStyle = (style: Readonly<Record<string, string | number>>) =>
  Object.entries(style)
    .map(([name, value]) => `${name}: ${literal(value)}`)
    .join(', ');

/** @param keyed what has the key taken out */
function printParameters(places: readonly Place[], keyed: Place | undefined): string {
  const last = Math.max(-1, ...places.map(({ at }) => at));
  const each = Array.from({ length: last + 1 }, (_, at) => {
    const used = places.filter((place) => place.at === at);
    if (used.length === 0) return `_${at}`;
    const whole = used.find(({ member }) => member === null);
    if (whole) return whole === keyed ? `{ key, ...${whole.name} }` : whole.name;
    const members = used.map((place) => {
      return place === keyed ? `${place.member}: { key, ...${place.member} }` : place.member;
    });
    return `{ ${members.join(', ')} }`;
  });
  return `(${each.join(', ')})`;
}
