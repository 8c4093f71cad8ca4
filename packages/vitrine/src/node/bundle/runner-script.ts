import { createHash } from 'node:crypto';
import path from 'node:path';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import type { RunnerData } from '../../shared/contract.ts';
import { readBundlerErrors } from '../base/bundler-errors.ts';
import { loadVite } from '../base/code/load-bundler.ts';
import { VitrineError } from '../base/errors.ts';
import { nameSome } from '../base/text.ts';
import type { LoadedSite } from '../model/site.ts';
import { RUNNER_ENTRY, RUNNER_MODULES } from './entries.ts';
import { styleFiles } from './bundle-key.ts';
import { bundleFailure } from './make-bundle.ts';
import { openBundling } from './run-bundler.ts';
import type { BundleInputs } from './site/inputs.ts';
import { isAdviceOnPackage, quietLogger } from './site/quiet-logger.ts';
import { missingPartsPlugin } from './demos/missing-parts.ts';
import { printImports, type RunnerModules } from './demos/runner-modules.ts';

/** An adapter may leave out most of its exports, and Vite's loader of further code is never called. */
const EXPECTED_LOGS = ['IMPORT_IS_UNDEFINED', 'EMPTY_IMPORT_META'];

type BundledRunner = Omit<RunnerData, 'frame'>;

/** The script of the runner, as it is kept. */
export interface StoredScript {
  key: string;
  /** Style sheets of the site that it contains. */
  contained: string[];
  inputs: BundleInputs;
  data: BundledRunner;
  /** Modules of API pages that are not in it, and why. */
  left?: [names: string, reason: string] | undefined;
}

/** Bundles that are tried to find which modules of API pages cannot be in one: those not told apart then are left out. */
const TRIES = 20;

/**
 * Bundles all that is wanted, but for what only API pages name and cannot be bundled: a path of a package may be there for
 * another framework, or want what nobody has installed.
 */
export async function buildRunnerScript(
  site: LoadedSite,
  { ofDemos, ofApis }: RunnerModules,
  keyWith: (contained: readonly string[]) => string,
): Promise<StoredScript> {
  const bundle = (wanted: readonly string[]) => buildRunner(site, [...wanted].sort(), keyWith);
  let wanted = ofDemos;
  let script: StoredScript | undefined;
  let reason = '';
  const left: string[] = [];
  const groups = [ofApis];
  for (let tries = 0; groups.length > 0; tries += 1) {
    const group = groups.shift()!;
    try {
      script = await bundle([...wanted, ...group]);
      wanted = [...wanted, ...group];
    } catch (error) {
      if (!(error instanceof VitrineError) || group.length === 0) throw error;
      // Fails for the same reason where it is another's.
      script ??= await bundle(wanted);
      reason ||= error.problems[0]!.message;
      const half = Math.ceil(group.length / 2);
      if (group.length === 1 || tries > TRIES) left.push(...group);
      else groups.unshift(group.slice(0, half), group.slice(half));
    }
  }
  return left.length === 0 ? script! : { ...script!, left: [nameSome(left), reason] };
}

async function buildRunner(
  site: LoadedSite,
  wanted: string[],
  keyWith: (contained: readonly string[]) => string,
): Promise<StoredScript> {
  const bundling = openBundling(site);
  const { build, createLogger, mergeConfig } = loadVite();
  const { baseConfig } = await import('./base-config.ts');
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
