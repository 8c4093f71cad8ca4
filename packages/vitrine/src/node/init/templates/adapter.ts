import { CONFIG_FILE } from '../../base/folders.ts';
import { classesOf, setMode, wrapInMode } from './mode.ts';
import type { SitePlan } from './site-plan.ts';
import { quote } from '../../base/text.ts';

/** Whether a style sheet stands around demos. */
export const hasSheet = ({ css, values, isLight, sheetLines }: SitePlan) =>
  css !== null || values !== null || isLight || sheetLines.length > 0;

/** The style sheet around demos. */
export function librarySheet({ css, values, tall, isLight, sheetLines }: SitePlan): string {
  const imports = [values, css].flatMap((one) =>
    one === null ? [] : [`@import '${one}' layer(library);\n`],
  );
  const parts = [
    ...(imports.length === 0 ? [] : [imports.join('')]),
    ...(sheetLines.length === 0 ? [] : [`${sheetLines.join('\n')}\n`]),
    ...(tall.length === 0 ? [] : [TALL.replace('SELECTORS', tall.join(',\n'))]),
    ...(isLight ? [LIGHT] : []),
  ];
  return parts.join('\n');
}

const TALL = `/* A demo is as tall as what it shows. */
SELECTORS {
  min-height: 0;
}
`;

const LIGHT = `/* What has no dark look stands on white. */
[data-mode='dark'] :is(.demo:not(.demo-bare) .demo-stage, .playground-stage) {
  background: #fff;
  color: #000;
  color-scheme: light;
}
`;

/** Whether anything stands around demos, or collects their styles. */
export const hasAdapter = (plan: SitePlan) => isAround(plan) || plan.collector !== null;

const isAround = (plan: SitePlan) =>
  hasSheet(plan) ||
  listMade(plan).length > 0 ||
  [plan.provider, plan.darkMark, plan.themes].some((one) => one !== null);

/** Styles that plugins make of the code that uses them. */
const listMade = ({ plugins }: SitePlan) => plugins.flatMap(({ styles }) => styles ?? []);

/** Node, which renders demos while they are written, knows nothing of such aliases. */
const NATIVE = `
  vite: {
    resolve: { alias: { 'react-native': 'react-native-web' }, extensions: ['.web.js', '.web.ts', '.web.tsx', '.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'] },
  },
  demos: { clientOnly: true },`;

/** What components say that stand outside of what they need around them. */
const OF_PROVIDERS = /provider|context|theme|store|wrap|within|inside|must be used|\buse[A-Z]/i;

/** What to do about components of which none shows something: where there is no adapter yet, with how to get one. */
export function explainComplaint(plan: SitePlan, dir: string): string {
  if (plan.isNative)
    return (
      `${plan.library} draws with React Native, and browsers show that with react-native-web:\n` +
      `npm install react-native-web in ${dir}, and write to ${dir}/${CONFIG_FILE}:\n${NATIVE}`
    );
  const file = `${dir}/adapter.tsx`;
  const named = `, which ${dir}/${CONFIG_FILE} has to name: adapter: './adapter.tsx'`;
  const around = `${file}${hasAdapter(plan) ? '' : named}`;
  const isAsked = OF_PROVIDERS.test(plan.complaint ?? '');
  return (
    `What most components said when they were rendered: ${plan.complaint}\n` +
    (isAsked
      ? `Give them what they ask for in ${around}.`
      : `Give them what they ask for: props in demos of yours, what all of them need in ${around}.`)
  );
}

/** Whether it can also go into the projects of demos, which have what is installed and nothing of a repository. */
export const isTakenAlong = (plan: SitePlan) =>
  isAround(plan) &&
  plan.postcss === null &&
  [plan.sheetLines, plan.conditions, listMade(plan)].every((needed) => needed.length === 0);

/** What stands around demos. */
export function adapter(plan: SitePlan): string {
  const { provider, themes, collector } = plan;
  const values = Object.values(provider?.props ?? {});
  const exported = values.flatMap(({ light, dark }) =>
    [light, dark].flatMap((one) => one?.split('.', 1) ?? []),
  );
  // One of that name would stand around itself.
  const local = provider?.name === 'Provider' ? 'LibraryProvider' : (provider?.name ?? '');
  const imported = local === provider?.name ? local : `Provider as ${local}`;
  const needed: [string, string[]][] = [
    ...(provider ? [[provider.specifier, [imported, ...exported]] as [string, string[]]] : []),
    ...(themes ? [[themes.specifier, classesOf(themes)] as [string, string[]]] : []),
  ];
  const props = Object.entries(provider?.props ?? {}).map(
    ([name, { light, dark, part, text, isMistyped }]) => {
      if (text !== undefined) return ` ${name}={${quote(text)}}`;
      const empty = isMistyped ? '{} as never' : '{}';
      const value =
        dark === null ? (light ?? empty) : `preferences.mode === 'dark' ? ${dark} : ${light}`;
      return ` ${name}={${part === undefined ? value : `{ ${part}: ${value} }`}}`;
    },
  );
  if (provider?.mode) props.push(` ${provider.mode}={preferences.mode}`);
  const content = wrapInMode(plan);
  const effect = setMode(plan.darkMark);
  const follows = [...props, content, effect].some((text) => text.includes('preferences'));
  const used = follows ? '{ preferences, children }' : '{ children }';
  const type = `{${follows ? `\n  preferences: { mode: 'light' | 'dark' };\n  children?: ReactNode;\n` : ' children?: ReactNode '}}`;
  // What children are is known where the adapter is used; a fragment is one element, whatever they are.
  const within = provider?.takesElements && content === '{children}' ? `<>${content}</>` : content;
  const element = provider ? `<${local}${props.join('')}>${within}</${local}>` : content;
  const shown = element === '{children}' ? 'children' : `(\n  ${element}\n)`;
  const body = effect === '' ? shown : `{\n${effect}  return ${shown.replaceAll('\n', '\n  ')};\n}`;
  const types = [...(collector ? ['ReactElement'] : []), 'ReactNode'];
  const ofReact =
    effect === ''
      ? `import type { ${types.join(', ')} }`
      : `import { useEffect, ${types.map((one) => `type ${one}`).join(', ')} }`;
  const sheets = [...(hasSheet(plan) ? ['./library.css'] : []), ...listMade(plan)];
  const styles = sheets.map((sheet) => `import '${sheet}';\n`).join('');
  return `${styles}${printImports(needed)}${ofReact} from 'react';
${collector ? `import { ${collector.clause} } from ${quote(collector.specifier)};\n` : ''}
/** Stands around every demo, here and where readers take it: it needs nothing of this site. */
export const Provider = (${used}: ${type}) => ${body};
${collector ? `\n${collector.template}` : ''}`;
}

/** One for each module. */
function printImports(needed: readonly [specifier: string, names: string[]][]): string {
  const all = new Map<string, Set<string>>();
  for (const [specifier, names] of needed)
    all.set(specifier, new Set([...(all.get(specifier) ?? []), ...names]));
  const lines = Array.from(all, ([specifier, names]) => {
    return `import { ${[...names].join(', ')} } from ${quote(specifier)};\n`;
  });
  return lines.join('');
}
