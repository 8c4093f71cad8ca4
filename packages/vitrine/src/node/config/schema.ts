import { z } from 'zod';
import type { PageEntry } from '../../shared/page.ts';
import { accounts, manifest, themeColor } from './app.ts';
import {
  linkAddress,
  redirectTarget,
  addressTemplate,
  imageAddress,
  siteAddress,
  webAddress,
} from './values/addresses.ts';
import { changelogs } from './changelogs.ts';
import { api } from './sources/api.ts';
import { content } from './sources/content.ts';
import { csp } from './csp.ts';
import { fonts } from './fonts.ts';
import { keep } from './keep.ts';
import { pathname } from './values/pathname.ts';
import { socialCards } from './social-cards.ts';
import { searchSchema } from './search-schema.ts';
import { structuredData } from './structured-data.ts';
import type { SiteVite, ViteOptions } from './vite/options.ts';
import { analytics, announcements, sponsors } from './services.ts';

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** A host as in `location.host`: with a port only where it is not the default of the protocol. */
const host = z
  .string()
  .regex(/^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d+)?$/, 'expected a host such as docs.example.com');

const pageEntry: z.ZodType<PageEntry> = z.lazy(() =>
  z.strictObject({
    pathname,
    title: z.union([z.string().min(1), z.literal(false)]).optional(),
    children: z.array(pageEntry).optional(),
    displayNav: z.boolean().optional(),
    files: z.boolean().optional(),
  }),
);

const repository = z.strictObject({
  /** Address that the repository link of the app bar leads to. */
  url: webAddress,
  /** Address at which a file can be edited; `{file}` stands for its path relative to the site's root. */
  edit: addressTemplate('{file}').optional(),
  /** Address at which a file can be read; `{file}` as in `edit`. Demos link to their source there. */
  source: addressTemplate('{file}').optional(),
});

const library = z.strictObject({
  /** Name at the top of the navigation drawer. */
  name: z.string().min(1),
  /** Version shown under the name. Default: that of the first package in `api`. */
  version: z.string().optional(),
});

const versions = z.strictObject({
  /** Page that the version under the library's name links to. */
  page: pathname.optional(),
  /** Documentation of other versions, in the order of the version menu. */
  others: z
    .array(
      z.strictObject({
        /** Label in the menu, e.g. `v7`. */
        label: z.string().min(1),
        href: linkAddress,
        /** Name of the package at that version, for `::versions{table=stable}`. */
        package: z.string().min(1).optional(),
        /** Address of its release notes, for the same table. */
        notes: webAddress.optional(),
      }),
    )
    .default([]),
  /** Address of the release notes of this version; `{version}` stands for its number. */
  notes: addressTemplate('{version}').optional(),
  /**
   * Address of the `/versions.json` of another site, e.g. of the newest documentation. In the browser,
   * versions that are listed there and not here are added to `::versions{table=stable}`.
   */
  remote: linkAddress.optional(),
  /** Versions in development, for `::versions{table=latest}`. */
  latest: z
    .array(
      z.strictObject({ label: z.string().min(1), documentation: webAddress, source: webAddress }),
    )
    .default([]),
});

const demos = z.strictObject({
  /** Title of the project of a demo that readers open in a sandbox or download. */
  title: z.string().min(1).default('Demo'),
  /**
   * Module that is added to the project of every such demo, with the local files it imports. It exports
   * `Provider`, as the adapter does, so that the demo looks as it does on this site.
   */
  wrapper: z.string().min(1).optional(),
  /**
   * Whether browsers alone render demos and playgrounds: for a library that cannot be loaded without a `window`. Single
   * ones say so on their directive.
   */
  clientOnly: z.boolean().default(false),
  /**
   * Whether readers can take demos away, to a sandbox or as a ZIP file. `false` for a library that no stranger can
   * install; demos are edited in their pages all the same.
   */
  sandboxes: z.boolean().default(true),
  /**
   * Module that exports, as default, what the bundler is told in such a project: the part of `vite` that demos need. With
   * plugins or constants in `vite` and without this, demos are not taken away, and their menus say why.
   */
  vite: z.string().min(1).optional(),
});

/** What `vitrine.config.ts` exports. */
export const configSchema = z.strictObject({
  /** Name of the site: the suffix of every tab title. */
  title: z.string().min(1),
  /** One sentence about the site, used where a page has none. */
  description: z.string().min(1),
  /** Address the site is published at. With a path, as in `https://acme.github.io/ui/`, all of the site lies below it. */
  url: siteAddress,
  /** Language of the content, a BCP 47 tag. */
  language: z.string().refine(isLanguageTag, 'a language tag such as en or pt-BR').default('en'),
  /** Picture for social cards: a path in `public/` or a full address. */
  image: imageAddress.optional(),
  /** Pictures of pages for social networks, drawn when the site is built. Default: none. */
  socialCards: socialCards.optional(),
  /** Structured data for search engines (JSON-LD) in each page. Default: none. */
  structuredData: structuredData.optional(),
  /** Icon of the browser tab: a path in `public/`. Default: none, and browsers request none. */
  icon: imageAddress.default('data:,'),
  /** Colour of the browser's own bars in each mode, e.g. `{ light: '#fff', dark: '#121212' }`. Default: theirs. */
  themeColor: themeColor.optional(),
  /** A web manifest, `{}` for one that follows from the keys above. Default: none. */
  manifest: manifest.optional(),
  /** Accounts on social networks that pages name as theirs. */
  accounts: accounts.optional(),
  library: library.optional(),
  repository: repository.optional(),
  /** Versions of the library: where the current one links to, and the entries of the version menu. */
  versions: versions.optional(),
  /** Address that "Edit docs colors" in the app bar links to. Default: no such link. */
  colorTool: linkAddress.optional(),
  /** Links in the app bar of the home page, behind the site's name: some five at most have room. */
  links: z
    .array(z.strictObject({ label: z.string().min(1), href: linkAddress }))
    .max(8)
    .default([]),
  /**
   * Assistants that pages offer to be opened in; `{url}` in an address stands for that of the page's Markdown. Default:
   * none, so nothing leads to third parties.
   */
  assistants: z
    .array(z.strictObject({ label: z.string().min(1), href: addressTemplate('{url}') }))
    .max(5)
    .default([]),
  /**
   * The page tree. Left out, it is that of the folders in `content/`, with the titles of headings and the `order` of front
   * matter; `files: true` says so of one group. An entry at the `route` of an `api` package gets a child for each component, if it has none.
   */
  pages: z.array(pageEntry).min(1).default([]),
  /**
   * Pages that lie elsewhere in the workspace than below `content/`, as beside the code:
   * `[{ files: '../packages/ui/src/**\/*.docs.md', route: '/components' }]`.
   */
  content,
  /** Module that wraps and prerenders the library's demos (see `vitrine/adapter`). */
  adapter: z.string().optional(),
  /** Projects of demos that readers open in a sandbox or download. */
  demos: demos.prefault({}),
  /** Style sheet inlined in every page, after those of the engine. */
  styles: z.string().optional(),
  /** Fonts that the site ships, by the names of their families. Default: the system's. */
  fonts: fonts.optional(),
  /** Style sheets of single pages, by path, inlined after `styles`. */
  pageStyles: z.record(pathname, z.string().min(1)).default({}),
  /**
   * Shows on each Markdown page the date of the last commit to it or to its demos, and on API pages the
   * version of the package. Needs the whole history of the repository.
   */
  lastUpdated: z.boolean().default(true),
  /** Packages documented by API pages. */
  api,
  /** Changelogs that pages show and that are published as feeds. */
  changelogs,
  /** `docsearch({ … })`, or `localSearch({ … })` with the words of readers. Default: an index built with the site. */
  search: searchSchema.optional(),
  /** Short messages for readers, e.g. about a release. Default: none. */
  announcements: announcements.optional(),
  /** Content of the sponsor slot beside pages. Default: no slot. */
  sponsors: sponsors.optional(),
  /** Counts page views. Default: nothing is counted. */
  analytics: analytics.optional(),
  /**
   * Caches visited pages and the search on the reader's device, so that they work offline; on this host
   * only, e.g. `docs.example.com` or `localhost:4173`. `false` removes the service worker and its caches from
   * the devices of all readers who have it, at their next visit.
   */
  serviceWorker: z.union([z.literal(false), z.strictObject({ host })]).default(false),
  /**
   * Writes a content security policy with all that the site needs: into each page, and as headers for hosts.
   * `{}` for one that needs nothing besides. Default: none.
   */
  csp: csp.optional(),
  /**
   * What the bundler is told: plugins, `resolve`, `css`, `define` and `optimizeDeps` as Vite takes them. It holds for the
   * adapter and all demos, edited ones too. `vitrine dev` takes a change of it when it is started anew.
   */
  vite: z
    .custom<ViteOptions>()
    // Read apart from the rest (`vite/read-vite.ts`).
    .transform((): SiteVite | undefined => undefined)
    .optional(),
  /** Whether search engines are to know the site. `false` for previews. */
  index: z.boolean().default(true),
  /**
   * Paths that pages were once at, and where each leads now: `{ '/old': '/new#part' }`. Each gets a page that leads on,
   * for hosts that know no redirects.
   */
  redirects: z.record(pathname, redirectTarget).default({}),
  /** Hosts that get a file with redirects and with how long browsers may keep what. */
  hosts: z.array(z.enum(['netlify', 'cloudflare', 'vercel', 'nginx'])).default([]),
  /** Output folder, relative to the site's root. */
  outDir: z.string().min(1).default('dist'),
  /**
   * What may lie in the output folder without Vitrine having made it, e.g. `['CNAME', '.nojekyll', '.git']`:
   * names of files and folders in it, with `*` for a part of a name and `**` for any folders.
   */
  keep,
});

/**
 * The configuration as a maintainer writes it. By this name compilers write declarations of it, as they do of every file of
 * a repository whose settings say so: spelled out it leads to files that no import reaches.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- only an interface keeps its name
export interface UserConfig extends z.input<typeof configSchema> {}
/** The configuration with every default filled in. */
export type Config = z.output<typeof configSchema>;
