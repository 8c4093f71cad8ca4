import { DOCUMENT_SCRIPT } from './document-script.ts';
import { ELSEWHERE_SCRIPT } from './elsewhere-script.ts';
import { DRAWN_ROLE, FEWEST_TEXTS } from './markup/judge-markup.ts';
import { FIRST_WORD, SHOWS_PICTURE } from './samples/sample-value.ts';

/**
 * Renders candidates in a process of its own and prints what came of each. It says which components stand by
 * themselves, and which provider they need: whatever a library is, its own code answers.
 */
export const PROBE_SCRIPT = `
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import Module, { createRequire, register } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format, stripVTControlCharacters } from 'node:util';
const MOST_MARKUP = 20_000;
const MOST_STYLES = 4_000_000;
const MOST_WORDS = 300;
const SAMPLE = 24;
const { root, candidates, providers, source, bundler, within, chosen, texts = [], mounts = false, shows = false } = JSON.parse(readFileSync(0, 'utf8'), (_, value) => (value?.$day ? new Date(...value.$day) : value));
const require = createRequire(root + '/index.js');
const { createElement, useEffect, useState } = require('react');
const { renderToString } = require('react-dom/server');
// What a library does once it is loaded may fail without anybody waiting for it, which would end this.
process.on('uncaughtException', () => undefined);
let said = 0;
let styles = '';
const errors = [];
const complaints = new Map();
const complain = (text) => complaints.set(text, (complaints.get(text) ?? 0) + 1);
// What React says of elements that are no browser's: others draw them, and nothing is asked for.
const OF_OTHERS = /is using incorrect casing|is unrecognized in this browser|React does not recognize the/;
let isMuted = false;
console.error = console.warn = (...words) => {
  if (isMuted) return;
  said += 1;
  const text = format(...words);
  if (!OF_OTHERS.test(text)) complain(text);
};
console.log = console.info = console.debug = () => undefined;
// A part of a sheet would be none.
const joinWhole = (texts) => {
  let rest = MOST_STYLES;
  return texts.filter((text) => (text.length > rest ? false : ((rest -= text.length), true))).join('\\n');
};
// Style sheets and pictures are the bundler's. Those that built code imports are noted.
const sheets = new Set();
globalThis.noteAsset = (url) => void sheets.add(url.startsWith('file:') ? fileURLToPath(url) : url);
const ASSET = /\\.(?:css|s[ac]ss|less|svg|png|jpe?g|gif|webp|woff2?)(?:\\?.*)?$/;
for (const end of ['.css', '.scss', '.less', '.svg', '.png']) require.extensions[end] = (module, file) => void sheets.add(file);
// What is linked from the repository, and what that is made of, would find a React of its own, whose hooks nobody answers.
const OF_REACT = /^react(?:-dom)?(?:\\/|$)/;
const here = Object.assign(new Module(root + '/index.js'), { filename: root + '/index.js', paths: Module._nodeModulePaths(root) });
const resolveFile = Module._resolveFilename;
Module._resolveFilename = (id, parent, ...rest) => resolveFile(id, OF_REACT.test(id) ? here : parent, ...rest);
register('data:text/javascript,' + encodeURIComponent(
  'export const load = (url, context, next) => ' + ASSET + '.test(url)' +
  " ? { format: 'module', source: 'noteAsset(' + JSON.stringify(url) + ');export default {}', shortCircuit: true } : next(url, context);" +
  'export const resolve = (id, context, next) => next(id.replace(/^probe:/, ""), /^probe:/.test(id) || ' + OF_REACT + '.test(id) ? { ...context, parentURL: ' +
  JSON.stringify(pathToFileURL(root + '/index.js').href) + ' } : context);'
));
const missing = new Set();
const note = (error) => {
  const [, name] = /Cannot find (?:module|package) '((?:@[^/']+\\/)?[^/']+)/.exec(error?.message ?? '') ?? [];
  if (name && !name.startsWith('.')) missing.add(name);
  return null;
};
let notLoaded = null;
// Required, modules are loaded past what is registered above.
const isModule = (file) => {
  for (let dir = dirname(file); file.endsWith('.js') && dir !== dirname(dir); dir = dirname(dir)) {
    const manifest = join(dir, 'package.json');
    if (existsSync(manifest)) return JSON.parse(readFileSync(manifest, 'utf8').replace(/^\uFEFF/, '')).type === 'module';
  }
  return file.endsWith('.mjs');
};
const loadInstalled = async (name) => {
  try {
    const file = require.resolve(name);
    return isModule(file) ? await import(pathToFileURL(file).href) : require(name);
  } catch (error) {
    note(error);
    try { return await import(pathToFileURL(require.resolve(name)).href); } catch (later) {
      notLoaded ??= String(later?.message ?? later);
      return note(later);
    }
  }
};
let broken = null;
let readSheets = async () => {
  const files = [...sheets].map((file) => file.split('?')[0]);
  return joinWhole(files.filter((file) => file.endsWith('.css') && existsSync(file)).map((file) => readFileSync(file, 'utf8')));
};
const openSource = async () => {
  const vite = await import(source.vite);
  const plugins = [];
  const made = source.plugins.flatMap((one) => one.styles ?? []);
  for (const { specifier, entry = specifier, clause, call } of source.plugins) {
    const module = await import(entry);
    const named = clause.match(/^{ (\\w+) }/)?.[1];
    plugins.push(new Function(named ?? clause, 'return ' + call)(module[named ?? 'default']));
  }
  // Elements in files that are called .js, as the bundler of a site compiles them.
  plugins.push({
    name: 'jsx', enforce: 'pre',
    transform: {
      filter: { id: { include: /\\.m?js(?:\\?|$)/, exclude: /node_modules/ }, code: /<\\/|\\/>/ },
      handler: (code, id) => vite.transformWithOxc(code, id.split('?')[0], { lang: 'jsx', jsx: { runtime: 'automatic' } }),
    },
  });
  const server = await vite.createServer({
    root, configFile: false, logLevel: 'silent', appType: 'custom', plugins,
    oxc: { jsx: { runtime: 'automatic' } },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    // Source may name its own files as its tsconfig says.
    resolve: { dedupe: ['react', 'react-dom'], tsconfigPaths: true, alias: source.alias.map(([name, file]) => ({ find: new RegExp(name), replacement: file })) },
    ssr: { noExternal: source.bundled, resolve: { conditions: [...source.conditions, ...vite.defaultServerConditions] } },
  });
  const { ESModulesEvaluator } = await import(new URL('module-runner.js', source.vite).href);
  const evaluator = new ESModulesEvaluator();
  // Names that CommonJS gives its exports as it runs: Node finds those that it reads in the text, a bundler all.
  const importPlain = evaluator.runExternalModule.bind(evaluator);
  evaluator.runExternalModule = async (file) => {
    const module = await importPlain(file);
    const whole = module.default;
    if (file.endsWith('.mjs') || !/object|function/.test(typeof whole) || !whole) return module;
    const all = {};
    const add = (from, key) => key in all || Object.defineProperty(all, key, { enumerable: true, get: () => from[key] });
    for (const from of [module, whole]) for (const key of Object.keys(from)) add(from, key);
    return all;
  };
  const runner = vite.createServerModuleRunner(server.environments.ssr, { evaluator, hmr: false });
  // Whatever they are written in, and what plugins make of code: as browsers get them.
  readSheets = async () => {
    const texts = [];
    for (const name of made) await runner.import(name).catch(note);
    // In the order in which code asks for them: the server knows them as they are found, which differs from run to run.
    const places = new Map(Array.from(runner.evaluatedModules.idToModuleMap.keys(), (id, place) => [id, place]));
    const placeOf = ([id]) => places.get(id) ?? places.size;
    const modules = [...server.environments.ssr.moduleGraph.idToModuleMap].sort((a, b) => placeOf(a) - placeOf(b));
    for (const [id, { transformResult }] of modules) {
      // A file that a module was made of stands there, too.
      if (!transformResult || !vite.isCSSRequest(id) || /[?&](?:inline|raw|url)\\b/.test(id)) continue;
      const inline = id + (id.includes('?') ? '&' : '?') + 'inline';
      try { texts.push((await runner.import(inline)).default); } catch { continue; }
    }
    return joinWhole(texts.filter((text) => typeof text === 'string'));
  };
  return async (name) => {
    try { return await runner.import(name); } catch (error) { broken ??= String(error?.message ?? error); return note(error); }
  };
};
// What Node cannot load, the bundler of a site mostly can: modules without their endings, a syntax that no manifest names.
const loadBundled = async (name) => {
  const { rolldown } = await import(bundler);
  const entry = '\\0probe';
  const REACT = '\\0react:';
  const codeOfReact = (id) =>
    "import { createRequire } from 'node:module';\\n" +
    'const all = createRequire(' + JSON.stringify(root + '/index.js') + ')(' + JSON.stringify(id) + ');\\n' +
    'export default all;\\n' +
    'export const { ' + Object.keys(require(id)).filter((key) => key !== 'default') + ' } = all;';
  const bundle = await rolldown({
    input: entry, cwd: root, platform: 'node', moduleTypes: { '.js': 'jsx' }, logLevel: 'silent', shimMissingExports: true,
    transform: { define: { 'process.env.NODE_ENV': '"development"' } },
    // A default export of CommonJS is another one for modules of Node than for those of bundlers.
    resolve: { mainFields: ['module', 'jsnext:main', 'jsnext', 'main'] },
    plugins: [{
      name: 'probe',
      resolveId(id, importer, { kind }) {
        if (id === entry) return id;
        // The one that renders.
        if (OF_REACT.test(id)) return kind === 'require-call' ? { id: require.resolve(id), external: true } : REACT + id;
        return importer === entry ? this.resolve(id, root + '/index.js', { skipSelf: true }) : null;
      },
      load(id) {
        if (id === entry) return 'import * as library from ' + JSON.stringify(name) + ';\\nexport { library };';
        if (id.startsWith(REACT)) return codeOfReact(id.slice(REACT.length));
        if (!ASSET.test(id)) return null;
        sheets.add(id);
        return { code: 'export default {}', moduleType: 'js' };
      },
    }],
  });
  const dir = mkdtempSync(join(tmpdir(), 'vitrine-probe-'));
  try {
    const file = join(dir, 'library.mjs');
    await bundle.write({ file, format: 'esm', codeSplitting: false });
    return (await import(pathToFileURL(file).href)).library;
  } catch (error) {
    // What holds up a bundle, too, is what counts: Node may have stopped at a path without its ending before.
    notLoaded = String(error?.message ?? error);
    return note(error);
  } finally {
    await bundle.close();
    rmSync(dir, { recursive: true, force: true });
  }
};
${DOCUMENT_SCRIPT}
${ELSEWHERE_SCRIPT}
const loadBuilt = async (name) => {
  const before = notLoaded;
  notLoaded = null;
  const module = (await loadInstalled(name)) ?? (await loadBundled(name));
  // Only the modules that a bundler takes may import the sheets, where Node is given others that are required.
  if (module && chosen !== undefined && sheets.size === 0) await import('probe:' + name).catch(() => loadBundled(name));
  notLoaded = module ? before : (before ?? notLoaded);
  return module;
};
const load = source ? await openSource() : loadBuilt;
// Many ask once, as they are loaded, whether they are in a browser.
if (shows) openDocument();
// What could not be loaded has no default either.
const NOTHING = {};
const libraries = {};
let loadsSome = false;
for (const { specifier } of [...candidates, ...providers]) {
  if (libraries[specifier]) continue;
  const module = await load(specifier);
  loadsSome ||= module !== null;
  libraries[specifier] = module ?? NOTHING;
}
const defaultOf = (module) => module.default?.default ?? module.default ?? module;
const find = ({ specifier, name, isDefault, imported }) =>
  libraries[specifier] === NOTHING ? undefined : isDefault ? defaultOf(libraries[specifier]) : (imported ?? name).split('.').reduce((found, part) => found?.[part] ?? found?.default?.[part], libraries[specifier]);
const tryRender = (element) => {
  const before = said;
  try {
    const html = renderToString(element);
    if (styles === '') styles = joinWhole(Array.from(html.matchAll(/<style[^>]*>([^]*?)<\\/style>/g), ([, text]) => text));
    return { html: html.replace(/<style[^]*?<\\/style>|<script[^]*?<\\/script>/g, '').slice(0, MOST_MARKUP), noisy: said > before, styled: html.includes('<style') };
  } catch (error) {
    const message = String(error?.message ?? error);
    errors.push(message);
    complain(message);
    return null;
  }
};
// What most of them say, or why nothing could be loaded, as one line.
const complaint = () => {
  const [most = [loadsSome ? null : notLoaded]] = [...complaints].sort(([, a], [, b]) => b - a);
  if (most[0] === null) return null;
  const line = stripVTControlCharacters(most[0]).replace(/\\s+/g, ' ').trim();
  return line.length > MOST_WORDS ? line.slice(0, MOST_WORDS).trimEnd() + ' …' : line;
};
const showsSample = (title, html) => [title, ${JSON.stringify(FIRST_WORD)}].some((text) => html.includes('>' + text)) || ${SHOWS_PICTURE}.test(html);
const isShown = ({ title, isExample }, { html }) =>
  isExample ||
  showsSample(title, html) ||
  /<(?:input|textarea|select|progress|svg)\\b/.test(html) ||
  Array.from(html.matchAll(/ role="(\\w+)"/g)).some(([, role]) => ${DRAWN_ROLE}.test(role)) ||
  (html.match(/>[^<\\s]/g) ?? []).length >= ${FEWEST_TEXTS};
const placeIn = (args, { at, member }) => (member === null ? args[at] : args[at]?.[member]);
// As the demo has it written. Of a key that is spread among other attributes React complains there.
const drawBy = ({ value, tag, spread, getters, isKeyed = false, style, content }) => (...args) => {
  if (getters) return createElement(tag, placeIn(args, getters.outer)(), createElement('input', placeIn(args, getters.field)()), value);
  const shown = content ? placeIn(args, content) : value;
  if (tag === undefined) return shown;
  const attributes = spread ? { ...placeIn(args, spread) } : {};
  if (spread && 'key' in attributes !== isKeyed) said += 1;
  return createElement(tag, style ? { ...attributes, style: { ...attributes.style, ...style } } : attributes, shown);
};
const elementOf = (candidate, { hasChildren, props, part = null, handlers = [], renders = [], opens }, isOpen = false, close = () => undefined) => {
  const within = part && createElement(find({ specifier: candidate.specifier, name: part.name }) ?? 'i', part.props);
  const called = Object.fromEntries(handlers.map(({ name, sets }) => [name, sets?.by === 'close' ? close : () => undefined]));
  const { children, ...drawn } = Object.fromEntries(renders.map((render) => [render.name, drawBy(render)]));
  return createElement(find(candidate), { ...props, ...(opens && { [opens]: isOpen }), ...called, ...drawn }, children ?? within ?? (hasChildren ? candidate.title : undefined));
};
// As the demo has it: opened once it is there, and closed where that is asked for.
const Opened = ({ candidate, attempt }) => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return elementOf(candidate, attempt, isOpen, () => setOpen(false));
};
// Called once what shows it is there.
const Called = ({ candidate, attempt }) => {
  useEffect(() => void find({ specifier: candidate.specifier, name: attempt.calls })?.(candidate.title), []);
  return elementOf(candidate, attempt);
};
const isAskedFor = ({ opens, calls }) => opens !== undefined || calls !== undefined;
const mountedElementOf = (candidate, attempt) => isAskedFor(attempt) ? createElement(attempt.opens ? Opened : Called, { candidate, attempt }) : elementOf(candidate, attempt);
const MOST_MOUNTED = 40;
const EFFECTS_RUN = 100;
const hasData = ({ props }) => Object.values(props).some((value) => Array.isArray(value) && value.length > 0);
// A library that shows as many has no need of those that have to be opened, or that a server shows nothing of.
const ENOUGH = 3;
const MOST_WAYS = 4;
const HIDDEN = /^<\\w+[^>]* style="[^"]*visibility: ?hidden/;
const isHidden = (made) => made.html === '' || HIDDEN.test(made.html);
// Open, these show nothing where they were loaded without a document.
const waiting = new Set();
// What shows nothing before it is in a document: what is given data, is opened, or measures its place.
const mountOthers = async (rendered, provider, props) => {
  const known = new Set(rendered.filter(({ results }) => results.some((made) => made && !isHidden(made))).map(({ name }) => name));
  const others = candidates.filter((candidate) => !known.has(candidate.name) && find(candidate));
  const wrap = (element) => (provider ? createElement(find(provider), props, element) : element);
  const isAllTried = known.size < ENOUGH;
  const isTried = (candidate, attempt) => {
    if (attempt.calls || candidate.isExample) return true;
    if (!isAllTried || (!isAskedFor(attempt) && candidate.attempts.some(hasData))) return hasData(attempt);
    const made = tryRender(wrap(elementOf(candidate, attempt)));
    return made !== null && !made.noisy && (isAskedFor(attempt) || isHidden(made));
  };
  // What can be opened shows more than what stays closed.
  const inOrder = ({ attempts }) => attempts.toSorted((a, b) => Number(isAskedFor(b)) - Number(isAskedFor(a)));
  const waysOf = (candidate) => inOrder(candidate).filter((attempt) => isTried(candidate, attempt)).slice(0, isAllTried ? MOST_WAYS : Infinity);
  const tries = others.flatMap((candidate) => waysOf(candidate).map((attempt) => ({ candidate, attempt }))).slice(0, MOST_MOUNTED);
  if (tries.length === 0) return [];
  const mounted = await mountAll(tries.map(({ candidate, attempt }) => wrap(mountedElementOf(candidate, attempt))), SETTLED);
  const outside = document.body.childNodes.filter((node) => !mounted.some(({ box }) => box === node)).map(print);
  const made = mounted.map(({ html, noisy, threw }, at) => {
    const { candidate, attempt } = tries[at];
    // It may be drawn outside of where it stands.
    const all = isAskedFor(attempt) && !html.includes(candidate.title) ? html + (outside.find((text) => showsSample(candidate.title, text)) ?? '') : html;
    if (isAskedFor(attempt) && !threw && all === '') waiting.add(candidate.name);
    return threw || all === '' ? null : { html: all, noisy, styled: false };
  });
  return others.flatMap((candidate) => {
    const results = candidate.attempts.map((attempt) => made[tries.findIndex((one) => one.attempt === attempt)] ?? null);
    return results.some((result) => result && isShown(candidate, result)) ? [{ name: candidate.name, results }] : [];
  });
};
const renderAll = (list, provider, props) =>
  list.flatMap((candidate) => {
    const type = find(candidate);
    if (!type) return [];
    const wrap = (element) => (provider ? createElement(find(provider), props, element) : element);
    // In a provider's own markup, what only hands its content on would look like something.
    const handedOn = provider ? tryRender(wrap(candidate.title))?.html : candidate.title;
    const results = candidate.attempts.map((attempt) => {
      // Closed, it is not to be seen yet.
      if (isAskedFor(attempt)) return null;
      const made = tryRender(wrap(elementOf(candidate, attempt)));
      return attempt.hasChildren && made?.html === handedOn ? null : made;
    });
    const shows = results.some((result) => result && isShown(candidate, result));
    if (!shows || chosen === undefined) return shows ? [{ name: candidate.name, results }] : [];
    isMuted = true;
    const told = results.map((made, at) => made && variesOf(() => renderToString(wrap(elementOf(candidate, candidate.attempts[at])))) ? { ...made, varies: true } : made);
    isMuted = false;
    return [{ name: candidate.name, results: told }];
  });
// What is called after something else, as DefaultPalette, is no theme.
const TAKES_THEME = /theme|^value$/i;
const MAY_BE_THEME = /theme|light|^default$/i;
const valuesFor = (provider, wanted) => {
  const library = libraries[provider.specifier];
  // What has hooks makes themes, and is none.
  const hasHooks = (value) => Object.keys(value).some((key) => /^use[A-Z]/.test(key) && typeof value[key] === 'function');
  const isValue = (value) => typeof value === 'object' && value && !('$$typeof' in value) && !hasHooks(value);
  const takesTheme = wanted.some((prop) => TAKES_THEME.test(prop));
  const names = Object.keys(library).filter(
    (name) => (takesTheme || !/theme$/i.test(name)) && (/light|default/i.test(name) || (/theme$/i.test(name) && !/dark/i.test(name))) && isValue(library[name]) && (MAY_BE_THEME.test(name) || !wanted.includes('theme')),
  );
  const order = (name) => [/light/i, /^default/i].findIndex((test) => test.test(name)) >>> 0;
  return names.sort((a, b) => order(a) - order(b) || a.length - b.length);
};
const darkOf = (library, name) => {
  const dark = name.replace(/light/i, (text) => (text[0] === 'L' ? 'Dark' : 'dark'));
  return dark !== name && library[dark] ? dark : null;
};
// A theme may be made of what one export has for light and dark: theme={{ algorithm: theme.darkAlgorithm }}.
const pairsFor = ({ specifier, themeParts }) =>
  Object.entries(libraries[specifier]).flatMap(([name, whole]) =>
    typeof whole !== 'object' || !whole ? [] : themeParts.flatMap((part) => {
      const end = part[0].toUpperCase() + part.slice(1);
      const light = ['light', 'default'].map((kind) => kind + end).find((key) => whole[key]);
      return light && whole['dark' + end] ? [{ light: name + '.' + light, dark: name + '.dark' + end, part }] : [];
    }),
  ).slice(0, 1);
const namedInErrors = () => [...new Set(errors.join(' ').match(/\\b[A-Z]\\w*Provider\\b/g) ?? [])];
// A provider may come from a package that the library is made of.
const findElsewhere = async (names) => {
  const found = [];
  for (const specifier of within) {
    let module;
    try { module = require(specifier); } catch { continue; }
    for (const name of names) {
      if (typeof module?.[name] !== 'function' && typeof module?.[name] !== 'object') continue;
      libraries[specifier] = module;
      found.push({ name, specifier, wanted: [], plain: [], themeParts: [], mayNeedTheme: false, mode: null, themes: false });
      names = names.filter((one) => one !== name);
    }
  }
  return found;
};
// Ended before all is written, a process loses the rest.
const answer = (data) => new Promise((done) =>
  process.stdout.write('\\n@@' + JSON.stringify({ ...data, missing: [...missing], broken, loadsSome }), done));
// As the adapter gives them.
const propsOf = ({ specifier, mode }, values) => ({
  ...(mode && { [mode]: 'light' }),
  ...Object.fromEntries(Object.entries(values).map(([name, { light, part, text }]) => {
    const value = text ?? (light === null ? {} : find({ specifier, name: light }));
    return [name, part === undefined ? value : { [part]: value }];
  })),
});
const choose = async () => {
  const sample = candidates.slice(0, SAMPLE);
  let best = { provider: null, props: {}, rendered: renderAll(sample, null, {}) };
  const asked = namedInErrors();
  const own = providers.filter((one) => find(one) && (!one.isOfOne || best.rendered.length === 0));
  const missed = asked.filter((name) => own.every((provider) => provider.name !== name));
  const all = [...own, ...(missed.length > 0 ? await findElsewhere(missed) : [])];
  const order = ({ name }) => (asked.includes(name) ? 0 : 1);
  for (const provider of all.sort((a, b) => order(a) - order(b)).slice(0, 8)) {
    const library = libraries[provider.specifier];
    const propsWith = (wanted) => {
      const values = wanted.length === 0 ? [] : valuesFor(provider, wanted).slice(0, 4);
      const each = values.map((light) => ({ light, dark: darkOf(library, light) }));
      // What is called a theme is nothing for a scale.
      const goesTo = (prop, { light }) => TAKES_THEME.test(prop) || !/theme$/i.test(light);
      return each.map((value) => Object.fromEntries(wanted.filter((prop) => goesTo(prop, value)).map((prop) => [prop, value])));
    };
    const { wanted, plain, mayNeedTheme } = provider;
    const none = { light: null, dark: null };
    const texts = Object.entries(provider.texts ?? {}).map(([name, text]) => [name, { ...none, text }]);
    const empty = Object.fromEntries([...plain.map((name) => [name, none]), ...texts]);
    const found = propsWith(wanted);
    const paired = wanted.includes('theme') ? pairsFor(provider).map((pair) => ({ ...found[0], theme: pair })) : [];
    const tries = [...paired, ...(found.length === 0 ? [{}] : found), ...(mayNeedTheme ? propsWith([...wanted, 'theme']) : [])];
    for (const props of tries.map((one) => ({ ...empty, ...one }))) {
      const rendered = renderAll(sample, provider, propsOf(provider, props));
      const dresses = provider.mode !== null || provider.name === 'Theme' || (props.theme?.light ?? null) !== null;
      const dressed = best.provider === null && dresses && rendered.length >= best.rendered.length && rendered.length > 0;
      if (best.rendered.length < rendered.length || dressed) best = { provider, props, rendered };
    }
  }
  await answer({ provider: best.provider, props: best.props });
};
if (chosen === undefined) await choose();
else {
  if (chosen) libraries[chosen.provider.specifier] ??= (await load(chosen.provider.specifier)) ?? NOTHING;
  const { provider, props } = chosen ?? { provider: null, props: {} };
  complaints.clear();
  const given = provider ? propsOf(provider, props) : {};
  if (mounts) {
    const wrap = (element) => (provider ? createElement(find(provider), given, element) : element);
    const made = await mountAll(candidates.map((one) => wrap(mountedElementOf(one, one.attempts[0]))), EFFECTS_RUN);
    await answer({ fallen: candidates.filter((_, index) => made[index].threw).map(({ name }) => name) });
    process.exit();
  }
  if (shows) {
    await answer({ rendered: await mountOthers([], provider, given) });
    process.exit();
  }
  const rendered = renderAll(candidates, provider, given);
  const said = complaint();
  const told = [];
  for (const { name, specifier } of texts) {
    libraries[specifier] ??= (await load(specifier)) ?? NOTHING;
    const value = find({ name, specifier });
    if (typeof value === 'string') told.push({ name, specifier, value });
  }
  styles = [styles, await readSheets()].filter((text) => text !== '').join('\\n');
  const others = await mountOthers(rendered, provider, given);
  const seen = rendered.filter(({ name }) => others.every((other) => other.name !== name));
  await answer({ rendered: [...seen, ...others], styles, texts: told, complaint: said, waiting: [...waiting] });
}
process.exit();
`;
