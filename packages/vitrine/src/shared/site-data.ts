/**
 * The data of the site that the shell has, and the part of the configuration that it comes from. A key that
 * reaches the shell is declared in this file.
 */

/** The part of the configuration that reaches the shell; `node/config/schema.ts` explains its keys. */
export interface ShellConfig {
  title: string;
  url: string;
  library?: { name: string; version?: string };
  repository?: { url: string };
  versions?: { page?: string; others: LabelledLink[]; remote?: string };
  colorTool?: string;
  links: LabelledLink[];
  search?:
    | (Omit<DocsearchSource, 'credit' | 'siteUrl'> & { credit?: boolean })
    | { provider: 'local' };
  announcements?: { url: string };
  sponsors?: Sponsors;
  analytics?: Configured<Analytics>;
  serviceWorker: false | { host: string };
}

/** A kind of analytics as configured: its host is by default that of the site. */
type Configured<Kind> = Kind extends { host: string }
  ? Omit<Kind, 'host'> & { host?: string }
  : never;

/** Facts for the shell that are not in the configuration. */
type ShellPlace = Pick<SiteData, 'buildId' | 'adapterUrl' | 'navUrl' | 'navFilter'> & {
  indexUrl: string;
  /** Version of the documented package. */
  version: string;
};

/** Makes the data of the site that every page contains. */
export function siteData(config: ShellConfig, place: ShellPlace): SiteData {
  const { title, url, library, repository, versions, search, analytics, serviceWorker } = config;
  return {
    buildId: place.buildId,
    title,
    library: { name: library?.name ?? title, version: library?.version ?? place.version },
    versions: {
      pageUrl: versions?.page ?? '',
      others: (versions?.others ?? []).map(({ label, href }) => ({ label, href })),
      remoteUrl: versions?.remote,
    },
    repositoryUrl: repository?.url ?? '',
    colorToolUrl: config.colorTool ?? '',
    links: config.links.map(({ label, href }) => ({ label, href })),
    navUrl: place.navUrl,
    navFilter: place.navFilter,
    search:
      search?.provider === 'docsearch'
        ? { ...search, credit: search.credit ?? search.host === undefined, siteUrl: url }
        : { provider: 'local', indexUrl: place.indexUrl },
    adapterUrl: place.adapterUrl,
    announcementsUrl: config.announcements?.url,
    sponsors: config.sponsors,
    analytics: analytics && { ...analytics, host: analytics.host ?? new URL(url).hostname },
    serviceWorkerHost: serviceWorker ? serviceWorker.host : undefined,
  };
}

/** The data of the site for the shell: the same on every page, embedded in each as JSON. */
export interface SiteData {
  /** Changes with what every page runs, demos aside: a page with another one is loaded in full. */
  buildId: string;
  title: string;
  library: { name: string; version: string };
  versions: {
    /** The page that the version leads to; empty when there is none. */
    pageUrl: string;
    /** Documentation of other versions. */
    others: LabelledLink[];
    /** Address of a list of further versions, fetched by pages with a table of versions. */
    remoteUrl?: string;
  };
  /** Empty when the site names no repository. */
  repositoryUrl: string;
  /** Address of "Edit docs colors"; empty when the site has no colour tool. */
  colorToolUrl: string;
  /** In the app bar of the home page, behind the site's name. */
  links: LabelledLink[];
  navUrl: string;
  /** Whether the whole navigation is longer than a screen: it then has a filter field. */
  navFilter: boolean;
  search: SearchSource;
  /** Module of the site's adapter, imported with the first demo; empty when no demo needs it. */
  adapterUrl: string;
  /** Address of the announcements. Each of the following is left out where a site does without. */
  announcementsUrl?: string;
  sponsors?: Sponsors;
  analytics?: Analytics;
  /** Host on which readers get the service worker. */
  serviceWorkerHost?: string;
}

/** The source of search results. */
export type SearchSource = LocalSearchSource | DocsearchSource;

/** The index built with the site. */
export interface LocalSearchSource {
  provider: 'local';
  indexUrl: string;
}

/** An index at Algolia, or at a host that speaks its protocol. */
export interface DocsearchSource {
  provider: 'docsearch';
  appId: string;
  /** Public: it is part of every page. */
  apiKey: string;
  indexName: string;
  /** Queried instead of Algolia's hosts; without a slash at its end. */
  host?: string | undefined;
  /** Whether the dialog names the service. */
  credit: boolean;
  /** Address of the published site, without a slash at its end: addresses of results begin with it. */
  siteUrl: string;
}

/** The content of the sponsor slot. */
export type Sponsors =
  | { provider: 'house'; items: SponsorItem[] }
  | ({ provider: 'script' } & AdNetwork);

export interface SponsorItem {
  name: string;
  text: string;
  href: string;
  /** Path of a picture. */
  image?: string;
}

/** An advertising network that a script brings. */
export interface AdNetwork {
  src: string;
  /** Selector of the element that the script adds. */
  wrapper: string;
  /** Whether readers are asked before anything is loaded. */
  consent: boolean;
  /** Further attributes of the script element. */
  attributes?: Record<string, string>;
  /** Attributes of an empty element before the script. */
  placeholder?: Record<string, string>;
}

/** A way to count page views, on `host` only. */
export type Analytics = { host: string } & (
  | { provider: 'beacon'; endpoint: string }
  | { provider: 'plausible'; domain: string; endpoint: string }
  | { provider: 'google'; measurementId: string; consent: boolean }
);

/** A link by its text, to documentation of another version for example. */
export interface LabelledLink {
  label: string;
  href: string;
}
