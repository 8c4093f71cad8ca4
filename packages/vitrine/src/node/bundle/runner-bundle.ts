import { createHash } from 'node:crypto';
import path from 'node:path';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import type { RunnerData } from '../../shared/contract.ts';
import { basePath, placeData } from '../base/addresses/base-path.ts';
import { readBundlerErrors } from '../base/bundler-errors.ts';
import { readJson, writeJson } from '../base/files.ts';
import type { DemoReference } from '../../shared/page.ts';
import { runnerFrame } from '../csp/runner-frame.ts';
import type { LoadedSite } from '../model/site.ts';
import { shortDigest } from '../base/text.ts';
import { RUNNER_ENTRY, RUNNER_MODULES } from './entries.ts';
import { siteCodeKey, styleFiles, stylesKey } from './bundle-key.ts';
import { bundleFailure } from './make-bundle.ts';
import { bundleStyles, openBundling } from './run-bundler.ts';
import { areSame, type BundleInputs } from './site/inputs.ts';
import { isAdviceOnPackage, quietLogger } from './site/quiet-logger.ts';
import { missingPartsPlugin } from './demos/missing-parts.ts';
import { listRunnerModules, printImports } from './demos/runner-modules.ts';

/** An adapter may leave out most of its exports, and Vite's loader of further code is never called. */
const EXPECTED_LOGS = ['IMPORT_IS_UNDEFINED', 'EMPTY_IMPORT_META'];

type BundledRunner = Omit<RunnerData, 'frame'>;

/** The runner of edited demos, as an asset of the site. */
export interface Runner {
  url: string;
  json: string;
}

/**
 * Bundles everything that edited demos may import into one script, unless the same was bundled before.
 * The demos themselves are not in it: their edits need no new one.
 * @throws VitrineError `bundle-failed`
 */
export async function bundleRunner(site: LoadedSite, demos: DemoReference[]): Promise<Runner> {
  const wanted = listRunnerModules(site, demos);
  const keyWith = (contained: readonly string[]) =>
    shortDigest(siteCodeKey(site, contained), wanted.join('\n'), process.env.NODE_ENV ?? '');
  const record = path.join(site.cacheDir, 'runner.json');
  const stored = readJson<StoredRunner>(record);
  const isKnown =
    stored !== null &&
    stored.key === keyWith(stored.contained) &&
    areSame(site.root, stored.inputs);
  const script = isKnown ? stored : await buildRunner(site, wanted, keyWith);
  const styles = stored?.styles;
  const isSame = styles?.key === styleKey(site) && areSame(site.root, styles.inputs);
  const siteStyles = isSame ? styles : await readSiteStyles(site);
  if (!isKnown || !isSame) {
    const { key, contained, data, inputs } = script;
    writeJson(record, { key, contained, data, inputs, styles: siteStyles } satisfies StoredRunner);
  }
  const { data } = script;
  const json = JSON.stringify({
    ...data,
    // Its document has no origin, and asks for no file.
    styles: siteStyles.css + site.fonts.inlineCss + data.styles,
    frame: placeData(basePath(site.config), runnerFrame(site.config.csp !== undefined)),
  } satisfies RunnerData);
  return { url: `/assets/preview-${shortDigest(json)}.json`, json };
}

interface StoredScript {
  key: string;
  /** Style sheets of the site that it contains. */
  contained: string[];
  inputs: BundleInputs;
  data: BundledRunner;
}

interface StoredRunner extends StoredScript {
  styles: SiteStyles;
}

/** The site's own style sheet, which the script does without, so that an edit of it leaves that alone. */
interface SiteStyles {
  key: string;
  css: string;
  inputs?: BundleInputs;
}

const styleKey = (site: LoadedSite) => (site.config.styles === undefined ? '' : stylesKey(site));

/** With what it loads inside it. */
async function readSiteStyles(site: LoadedSite): Promise<SiteStyles> {
  const key = styleKey(site);
  if (key === '') return { key, css: '' };
  const bundling = openBundling(site);
  const code = await bundleStyles(bundling, null);
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    default: string;
  };
  const css = module.default.replaceAll('</', '<\\/');
  return { key, css, inputs: bundling.describeInputs() };
}

async function buildRunner(
  site: LoadedSite,
  wanted: string[],
  keyWith: (contained: readonly string[]) => string,
): Promise<StoredScript> {
  const bundling = openBundling(site);
  const [{ build, createLogger, mergeConfig }, { baseConfig }] = await Promise.all([
    import('vite'),
    import('./base-config.ts'),
  ]);
  const options: InlineConfig = {
    customLogger: quietLogger(createLogger),
    plugins: [
      runnerModulesPlugin(site.root, wanted, Object.keys(site.config.vite?.options.define ?? {})),
      missingPeersPlugin,
      missingPartsPlugin,
    ],
    build: {
      // The dev server may be making it at the same time.
      write: false,
      modulePreload: false,
      // One file by design, loaded only by readers who edit.
      chunkSizeWarningLimit: Infinity,
      cssCodeSplit: false,
      // A document without an origin loads no fonts from the site's.
      assetsInlineLimit: () => true,
      rolldownOptions: {
        input: { runner: RUNNER_ENTRY },
        output: { format: 'iife', codeSplitting: false },
        checks: { bundlerTimings: false, pluginTimings: false },
        onLog: (level, log, handle) => {
          if (EXPECTED_LOGS.includes(log.code ?? '') || isAdviceOnPackage(log)) return;
          handle(level, log);
        },
      },
    },
  };
  const result = await build(
    mergeConfig(baseConfig(site.root, site.config, [], bundling.plugins), options),
  ).catch((error: unknown) => {
    throw bundleFailure(readBundlerErrors(error, site.root), site.root);
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const script = output.find((file) => file.type === 'chunk');
  const styles = output
    .filter((file) => file.type === 'asset')
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .map(({ source }) => Buffer.from(source).toString())
    .join('');
  const code = escapeScript(script!.code);
  const scriptDigest = `sha256-${createHash('sha256').update(code).digest('base64')}`;
  const modules = new Set(script!.moduleIds.map((id) => id.replace(/\?.*$/s, '')));
  const contained = styleFiles(site).filter((file) => modules.has(path.join(site.root, file)));
  return {
    key: keyWith(contained),
    contained,
    inputs: bundling.describeInputs(),
    data: { modules: wanted, script: code, scriptDigest, styles },
  };
}

/** The module that imports all others. */
function runnerModulesPlugin(root: string, wanted: string[], constants: string[]): Plugin {
  const id = `\0${RUNNER_MODULES}`;
  return {
    name: 'vitrine:runner-modules',
    resolveId: (source) => (source === RUNNER_MODULES ? id : undefined),
    load: {
      filter: { id: new RegExp(`^${id}$`) },
      async handler() {
        const importer = path.join(root, 'index.html');
        const imports = await printImports(wanted, async (specifier) => {
          const from = specifier.startsWith('/') ? path.join(root, specifier) : specifier;
          return (await this.resolve(from, importer)) && from;
        });
        return `${imports}
          ${printConstants(constants)}`;
      },
    },
  };
}

/**
 * Constants that the bundler would have written into the code of a demo. Each stands twice: as a name that stays, and
 * as one that the bundler replaces.
 */
function printConstants(names: string[]): string {
  const env = 'export const env = import.meta.env;';
  const lines = names.map((name) => `[${JSON.stringify(name.split('.'))}, ${name}]`);
  return `${env}\nexport const constants = [${lines.join(', ')}];`;
}

/**
 * What an optional package would export, where it is not installed. Vite's module of it throws, and in one script
 * that would end all others; only demos that use it are to fail.
 */
const missingPeersPlugin: Plugin = {
  name: 'vitrine:missing-peers',
  enforce: 'pre',
  load: {
    filter: { id: /^__vite-optional-peer-dep:/ },
    handler: () => 'module.exports = {};',
  },
};

/** Escapes text that would end the `<script>` element around the script, and what the parser of HTML changes. */
function escapeScript(code: string): string {
  return code.replace(/\r\n?/g, '\n').replace(/<(?=\/script|!--)/gi, '\\x3C');
}
