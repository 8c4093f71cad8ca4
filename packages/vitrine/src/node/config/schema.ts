import { z } from 'zod';
import type { PageEntry } from '../../shared/page.ts';
import { changelogs } from './changelogs.ts';
import { socialCards } from './social-cards.ts';
import { searchSchema } from './search-schema.ts';
import { structuredData } from './structured-data.ts';
import { analytics, announcements, sponsors } from './services.ts';

/** URL path: begins with a slash, does not end with one (but for the root). */
const pathname = z
  .string()
  .regex(
    /^\/(?:[^\s?#]*[^\s?#/])?$/,
    'expected a path such as /demos/buttons, without trailing slash',
  );

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** As `location.host` has it: the port is named only where it is not the protocol's own. */
const host = z
  .string()
  .regex(/^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d+)?$/, 'expected a host such as docs.example.com');

const pageEntry: z.ZodType<PageEntry> = z.lazy(() =>
  z.strictObject({
    pathname,
    title: z.union([z.string().min(1), z.literal(false)]).optional(),
    children: z.array(pageEntry).optional(),
    displayNav: z.boolean().optional(),
  }),
);

const repository = z.strictObject({
  /** Where the repository link of the app bar leads. */
  url: z.url(),
  /** Address at which a file can be edited; `{file}` stands for its path relative to the site's root. */
  edit: z.string().includes('{file}').optional(),
  /** Address at which a file can be read; `{file}` as above. Demos link their source there. */
  source: z.url().includes('{file}').optional(),
});

const library = z.strictObject({
  /** Name at the top of the navigation drawer. */
  name: z.string().min(1),
  /** Version shown under the name. Default: that of the first package in `api`. */
  version: z.string().optional(),
});

/** A path of the site, with or without a fragment, or another site's address. */
const link = z
  .string()
  .regex(
    /^(?:https?:\/\/|\/(?!\/))\S*$/,
    'expected a path such as /style/color#color-tool or a full address',
  );

const versions = z.strictObject({
  /** The page that the version under the library's name leads to. */
  page: pathname.optional(),
  /** Documentation of other versions, in the order in which the version menu lists them. */
  others: z
    .array(
      z.strictObject({
        /** As the menu shows it, e.g. `v7`. */
        label: z.string().min(1),
        href: link,
        /** What the package was called then, for `::versions{table=stable}`. */
        package: z.string().min(1).optional(),
        /** Address of its release notes, likewise. */
        notes: z.url().optional(),
      }),
    )
    .default([]),
  /** Address of a release's notes; `{version}` stands for its number. */
  notes: z.url().includes('{version}').optional(),
  /**
   * Address of a list as the build writes it to `/versions.json`, e.g. that of the newest documentation.
   * Versions that it names and this site does not are added to `::versions{table=stable}` in the browser.
   */
  remote: link.optional(),
  /** What is still being made, for `::versions{table=latest}`. */
  latest: z
    .array(z.strictObject({ label: z.string().min(1), documentation: z.url(), source: z.url() }))
    .default([]),
});

const apiSource = z.strictObject({
  /** Installed package whose exported components get a page each. */
  package: z.string().min(1),
  /** Path under which the pages live, e.g. `/api`. */
  route: pathname,
  /**
   * Address of a component's type declaration, for the link at the top of its page. `{file}` stands for
   * the file's path in its package, `{package}` and `{version}` for that package. Without `{package}`,
   * components that are declared in another package have no link.
   */
  source: z.string().includes('{file}').optional(),
  /**
   * Components that no page shows, and why: `{ ThemeScript: 'Has no looks.' }`. `check` reports all others
   * that no Markdown page lists under `components`; the name `'*'` stands for all of them.
   */
  notShown: z.record(z.string(), z.string().min(1, 'the reason')).default({}),
});

const demos = z.strictObject({
  /** What a demo is called once it has been taken away: opened in a sandbox, or downloaded. */
  title: z.string().min(1).default('Demo'),
  /**
   * Module that goes into the project of every demo taken away, with the local files it imports. It
   * exports `Provider`, as the adapter does, and gives the demo the look it has here.
   */
  wrapper: z.string().min(1).optional(),
});

/** What `vitrine.config.ts` exports. */
export const configSchema = z.strictObject({
  /** Name of the site: the suffix of every tab title. */
  title: z.string().min(1),
  /** One sentence about the site, used where a page has none. */
  description: z.string().min(1),
  /** Address the site is published at, for canonical links and the sitemap. */
  url: z.url().transform((url) => url.replace(/\/+$/, '')),
  /** Language of the content, a BCP 47 tag. */
  language: z.string().refine(isLanguageTag, 'a language tag such as en or pt-BR').default('en'),
  /** Picture for social cards: a path in `public/` or a full address. */
  image: z.string().optional(),
  /** A picture of each page for social networks, drawn at build. Default: none is drawn. */
  socialCards: socialCards.optional(),
  /** Facts for search engines in each page (JSON-LD). Default: none. */
  structuredData: structuredData.optional(),
  /** Icon of the browser tab: a path in `public/`. Default: none, and none is asked for. */
  icon: z.string().default('data:,'),
  library: library.optional(),
  repository: repository.optional(),
  /** Where the version leads, and the entries of the version menu. */
  versions: versions.optional(),
  /** Where "Edit docs colors" in the app bar leads. Default: there is no such link. */
  colorTool: link.optional(),
  /** The page tree. An entry at an `api` route without children gets one per component. */
  pages: z.array(pageEntry).min(1),
  /** Module that says how the library's demos are wrapped and prerendered (see `vitrine/adapter`). */
  adapter: z.string().optional(),
  /** Demos that readers take away. */
  demos: demos.prefault({}),
  /** A style sheet inlined in every page after the engine's own. */
  styles: z.string().optional(),
  /** Style sheets of single pages, by path: inlined in these pages after `styles`. */
  pageStyles: z.record(pathname, z.string().min(1)).default({}),
  /**
   * Shows on each Markdown page when git last saw a change of it or of its demos, and on API pages the
   * version of the package. Needs the repository's whole history.
   */
  lastUpdated: z.boolean().default(true),
  /** Packages documented by API pages. */
  api: z.array(apiSource).default([]),
  /** Changelogs that pages show and that are published as feeds. */
  changelogs,
  /** A hosted search engine, e.g. `docsearch({ … })`. Default: an index built with the site. */
  search: searchSchema.optional(),
  /** Short texts for readers, such as a release. Default: none. */
  announcements: announcements.optional(),
  /** What the slot beside Markdown pages shows. Default: there is no slot. */
  sponsors: sponsors.optional(),
  /** Counts page views. Default: nothing is counted. */
  analytics: analytics.optional(),
  /**
   * Keeps visited pages and the search on the reader's device, so that they work without a network: on
   * this host only, e.g. `docs.example.com` or `localhost:4173`. `false` takes the service worker and
   * all that it kept away from every reader who has it, at their next visit.
   */
  serviceWorker: z.union([z.literal(false), z.strictObject({ host })]).default(false),
  /** Output folder, relative to the site's root. */
  outDir: z.string().min(1).default('dist'),
});

/** The configuration as a maintainer writes it. */
export type UserConfig = z.input<typeof configSchema>;
/** The configuration with every default filled in. */
export type Config = z.output<typeof configSchema>;
