import path from 'node:path';
import type { RunnerData } from '../../shared/contract.ts';
import { basePath, placeData } from '../base/addresses/base-path.ts';
import { problem, type Problem } from '../base/errors.ts';
import { readJson, writeJson } from '../base/files/sealed-json.ts';
import type { DemoReference } from '../../shared/page.ts';
import { runnerFrame } from '../csp/runner-frame.ts';
import type { LoadedSite } from '../model/site.ts';
import { shortDigest } from '../base/text.ts';
import { siteCodeKey, stylesKey } from './bundle-key.ts';
import { bundleStyles, openBundling } from './run-bundler.ts';
import { areSame, type BundleInputs } from './site/inputs.ts';
import { listRunnerModules } from './demos/runner-modules.ts';
import { buildRunnerScript, type StoredScript } from './runner-script.ts';

/** The runner of edited demos, as an asset of the site. */
export interface Runner {
  url: string;
  json: string;
  /** A warning for what could not be bundled, where that is nothing that any demo imports. */
  problems: Problem[];
}

/**
 * Bundles everything that edited demos may import into one script, unless the same was bundled before.
 * The demos themselves are not in it: their edits need no new one.
 * @throws VitrineError `bundle-failed`
 */
export async function bundleRunner(site: LoadedSite, demos: DemoReference[]): Promise<Runner> {
  const wanted = listRunnerModules(site, demos);
  const names = [...wanted.ofDemos, ...wanted.ofApis].sort();
  const keyWith = (contained: readonly string[]) =>
    shortDigest(siteCodeKey(site, contained), names.join('\n'), process.env.NODE_ENV ?? '');
  const record = path.join(site.cacheDir, 'runner.json');
  const stored = readJson<StoredRunner>(record);
  const isKnown =
    stored !== null &&
    stored.key === keyWith(stored.contained) &&
    areSame(site.root, stored.inputs);
  const script = isKnown ? stored : await buildRunnerScript(site, wanted, keyWith);
  const styles = stored?.styles;
  const isSame = styles?.key === styleKey(site) && areSame(site.root, styles.inputs);
  const siteStyles = isSame ? styles : await readSiteStyles(site);
  if (!isKnown || !isSame) {
    const { key, contained, data, inputs, left } = script;
    const all = { key, contained, data, inputs, left, styles: siteStyles } satisfies StoredRunner;
    writeJson(record, all);
  }
  const { data } = script;
  const json = JSON.stringify({
    ...data,
    // Its document has no origin, and asks for no file.
    styles: siteStyles.css + site.fonts.inlineCss + data.styles,
    frame: placeData(basePath(site.config), runnerFrame(site.config.csp !== undefined)),
  } satisfies RunnerData);
  const problems =
    script.left === undefined ? [] : [problem('left-out-of-editing', script.left, WARNING)];
  return { url: `/assets/preview-${shortDigest(json)}.json`, json, problems };
}

const WARNING = { severity: 'warning' } as const;

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
