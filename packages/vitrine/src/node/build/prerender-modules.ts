import { rmSync } from 'node:fs';
import path from 'node:path';
import type { PrerenderedDemo } from '../../shared/contract.ts';
import { CacheDamaged } from '../base/cache-damaged.ts';
import type { Problem } from '../base/errors.ts';
import type { DemoReference } from '../../shared/page.ts';
import type { PreparedPlayground } from '../playground/prepared-store.ts';
import type { RenderedDemo, RenderedPlayground } from '../blocks/block-kind.ts';
import { clientHeight } from '../blocks/client-only.ts';
import type { SiteAssets } from '../bundle/make-assets.ts';
import type { SiteModules } from '../bundle/site-modules.ts';
import { readResources } from '../csp/read-resources.ts';
import type { PageResources } from '../model/page-resources.ts';
import type { LoadedSite } from '../model/site.ts';
import { createDemoRenderer, type DemoRenderer } from './demo-renderer.ts';
import { describeVarying } from './prerender/describe-varying.ts';
import { describeFailure, placeOf } from './describe-failure.ts';
import { loadServer } from './load-server.ts';
import { startRenderer } from './start-renderer.ts';
import { prerender } from './prerender/prerender.ts';
import type { Keyed } from './prerender/rendered-store.ts';

/** Demos and playgrounds as HTML, by id. */
export interface PrerenderedModules {
  demos: Map<string, Keyed<RenderedDemo>>;
  playgrounds: Map<string, Keyed<RenderedPlayground>>;
  /** One for each that throws or does not end; warnings of those that are not the same everywhere. */
  problems: Problem[];
}

type RenderedSite = Pick<LoadedSite, 'root' | 'cacheDir' | 'config'>;

/** A third would need more memory than it saves time: this thread works as well. */
const RENDERERS = 2;

/** Renders demos, and playgrounds as they begin, but for those that the same code has rendered before. */
export async function prerenderModules(
  site: RenderedSite,
  assets: SiteAssets,
  modules: SiteModules,
): Promise<PrerenderedModules> {
  const { bundle } = assets;
  const open = () =>
    createDemoRenderer({
      start: () => startRenderer(bundle, modules),
      onUnloadable: async (reason) => {
        await loadServer(bundle, site, { traced: reason });
        throw new CacheDamaged(bundle.serverEntry, 'it was loaded the second time');
      },
    });
  const renderers = Array.from({ length: RENDERERS }, open);
  try {
    return await prerenderWith(renderers, site, assets, modules);
  } finally {
    await Promise.all(renderers.map(({ close }) => close()));
  }
}

async function prerenderWith(
  renderers: readonly DemoRenderer[],
  { root, cacheDir, config }: RenderedSite,
  { bundle, sources }: SiteAssets,
  modules: SiteModules,
): Promise<PrerenderedModules> {
  const records = {
    demos: path.join(cacheDir, 'demos.json'),
    playgrounds: path.join(cacheDir, 'playgrounds.json'),
  };
  // Markup is read for a policy alone.
  const hasPolicy = config.csp !== undefined;
  const common = {
    renderers: renderers.map(({ render }) => render),
    keyOf: (file: string) => `${bundle.renderKeyOf(file)}${hasPolicy ? ' policy' : ''}`,
    inspect: (html: string) => (hasPolicy ? readResources(html) : NO_RESOURCES),
  };
  const sourceUrlOf = (id: string) => sources.get(id)?.url ?? '';
  const heightOf = (demo: DemoReference) => clientHeight(demo, config, 'demo');
  const heightOfPlayground = (one: PreparedPlayground) => clientHeight(one, config, 'playground');
  const demos = await prerender({
    record: records.demos,
    ...common,
    items: modules.demos.filter((demo) => !demo.poster && heightOf(demo) === undefined),
    add: ({ id }): Omit<RenderedDemo, keyof PrerenderedDemo> => ({
      sourceUrl: sourceUrlOf(id),
      clientOnly: null,
    }),
    describe: (error, { file }) => describeFailure(error, '', placeOf(error, file, modules)),
  });
  const nothing = { key: '', resources: NO_RESOURCES, html: '', styles: [] };
  for (const demo of modules.demos) {
    // The poster is shown until a reader asks for the demo.
    const clientOnly = demo.poster ? null : heightOf(demo);
    if (clientOnly === undefined) continue;
    demos.rendered.set(demo.id, { ...nothing, sourceUrl: sourceUrlOf(demo.id), clientOnly });
  }
  const playgrounds = await prerender({
    record: records.playgrounds,
    ...common,
    items: modules.playgrounds.filter((one) => heightOfPlayground(one) === undefined),
    add: ({ file }): Omit<RenderedPlayground, keyof PrerenderedDemo> => ({
      file,
      clientOnly: null,
    }),
    describe: (error, { component, options }) =>
      describeFailure(error, `the playground of ${component}: `, { file: options }),
  });
  for (const playground of modules.playgrounds) {
    const { id, file } = playground;
    const clientOnly = heightOfPlayground(playground);
    if (clientOnly !== undefined) playgrounds.rendered.set(id, { ...nothing, file, clientOnly });
  }
  const late = renderers.flatMap((renderer) => renderer.late);
  // Rendered anew by the next build, which would pass over them in silence otherwise.
  if (late.length > 0) for (const record of Object.values(records)) rmSync(record, { force: true });
  return {
    demos: demos.rendered,
    playgrounds: playgrounds.rendered,
    problems: [
      ...demos.problems,
      ...playgrounds.problems,
      ...late.map(({ error, file }) =>
        describeFailure(error, 'after it was rendered: ', placeOf(error, file, modules)),
      ),
      ...describeVarying(root, modules, {
        demos: demos.rendered,
        playgrounds: playgrounds.rendered,
      }),
    ],
  };
}

const NO_RESOURCES: PageResources = { scripts: [], sources: {}, handlers: [] };
