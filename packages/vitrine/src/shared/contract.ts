/**
 * The contract between the Node side, which writes documents, and the browser side, which renders the
 * shell and the demos on the server and takes the documents over in the browser. Plain types.
 */
import type { NavItem, TocItem } from './page.ts';
import type { SiteData } from './site-data.ts';

export type * from './site-data.ts';

/** What the shell shows of the current page. */
export interface PageData {
  pathname: string;
  /** Shown in the app bar; empty on the home page. */
  title: string;
  /** Text of the browser tab. */
  documentTitle: string;
  /** The home variant has no app-bar shadow, no title and no docked drawer. */
  layout: 'docs' | 'home';
  /** Whether the page has the sponsor slot, where the site has sponsors. */
  sponsor: boolean;
  /** The part of the navigation that the page's HTML carries. */
  nav: NavItem[];
}

/** What the server renders of the current page: the browser finds its contents in the document. */
export interface RenderedPageData extends PageData {
  toc: TocItem[];
}

/**
 * JSON embedded in a page without the shell: by its build the service worker knows what it goes with. Of
 * what a site has besides its pages, it takes part in what shows nothing.
 */
export interface BlankPageData extends Pick<
  SiteData,
  'buildId' | 'analytics' | 'serviceWorkerHost'
> {
  page: Pick<PageData, 'pathname'>;
}

/** JSON embedded in each page; what else the shell needs is read from the document itself. */
export interface EmbeddedData extends SiteData {
  page: Pick<PageData, 'pathname' | 'title' | 'layout'>;
}

/** Apart from the others, so that an inline script takes one of them without all. */
export const DATA_ID = 'v-data';
export const DRAWER_ID = 'v-drawer';
export const SHELL_ID = 'v-shell';

/** What `autofocus` is called in the markup of a demo that is part of a page, until the demo is hydrated. */
export const HELD_FOCUS = 'data-autofocus';
/** Ids of the elements around the content. Prefixed: any heading's text can become an id. */
export const ELEMENT_IDS = {
  /** The JSON script element with `EmbeddedData`. */
  data: DATA_ID,
  /** The root that the shell hydrates. */
  shell: SHELL_ID,
  /** The `<main>` element, target of the skip link. */
  main: 'v-main',
  /** The live region (see `announce.ts`). */
  announcer: 'v-announcer',
  drawer: DRAWER_ID,
  /** The title of the contents beside the page. */
  contents: 'v-contents',
  themeMenu: 'v-theme-menu',
  /** The text that says that custom colours are shown. */
  customColors: 'v-custom-colors',
  versionMenu: 'v-versions',
} as const;

/**
 * What the build and the dev server call to turn pages into HTML: the exports of
 * `browser/server-entry.tsx`, bundled for Node with the site's adapter and demos.
 */
export interface Server extends ShellServer, DemoServer {}

/** What the site's adapter and demos are needed for. */
export interface DemoServer {
  /** @param load gives the demo's module; default: as the bundle has it */
  prerenderDemo: (file: string, id: string, load?: LoadDemo) => Promise<PrerenderedDemo>;
  /** Attributes of the `<style>` element with the given prerendered styles. */
  styleAttributes: (ids: string[]) => Record<string, string>;
}

/** Loads the module of a demo, whose default export is a component. */
export type LoadDemo = () => Promise<{ default: unknown }>;

/** The rest: the exports of `browser/shell-entry.tsx`. */
export interface ShellServer {
  /** @param direction that of the site's language */
  renderShell: (site: SiteData, page: RenderedPageData, direction: 'ltr' | 'rtl') => string;
  renderToolbar: (id: string, data: ToolbarData) => string;
  /** Style sheets of the parts of pages, in the order in which they apply; the first is in every page. */
  styles: PartStyle[];
  /** The style sheet of documents that are a demo alone. */
  iframeStyles: string;
  /** Style sheets of single pages, by path. */
  pageStyles: Record<string, string>;
}

/** A style sheet, inlined in the pages that have the part it is named after. */
export interface PartStyle {
  /** Navigation knows the sheet by it too. */
  name: string;
  css: string;
}

/** The data of a demo's toolbar; the browser reads it from the markup (`browser/demo/read-toolbar.ts`). */
export interface ToolbarData {
  /** Accessible name of the demo. */
  title: string;
  /** The demo's fragment on its page, without `#`. */
  hash: string;
  /** Address of the `DemoSourceData`. */
  sourceUrl: string;
  /** Where the demo's file is in the repository; empty when the site does not say. */
  repositoryUrl: string;
  /** Whether the reader is offered to take the demo away: sandboxes and the ZIP file. */
  editable: boolean;
  /** Why the reader is not, in words; empty where there is nothing to say. */
  stays: string;
  /** A document in which the demo runs alone; empty for a demo that a poster stands for. */
  iframeUrl: string;
  /** Address of the `RunnerData`; empty for a demo that is not edited in its page. */
  runnerUrl: string;
}

export interface PrerenderedDemo {
  html: string;
  /** In the order in which they apply. A style that two demos of a page share has the same id in both. */
  styles: CriticalStyle[];
}

/** A piece of CSS that a demo needs before any script runs. */
export interface CriticalStyle {
  id: string;
  css: string;
}

/** What the toolbar of a demo fetches when its source is wanted: `/assets/sources/<id>-<hash>.json`. */
export interface DemoSourceData {
  /** The demo's own file first, then the local files it imports, in the order in which they are met. */
  files: SourceFile[];
  /** The part that the author marked with `// #region excerpt` … `// #endregion`, to be shown first. */
  excerpt: CodeVariants | null;
  /** `null` for a demo that is not to be taken away (`hideEditButton`). */
  project: SandboxProject | null;
}

/** A file in the languages that a reader can choose. */
export interface CodeVariants {
  ts: Code;
  /** The same as `ts` for files that are not TypeScript; a demo whose every file is so offers no choice. */
  js: Code;
}

/** A file of a demo, named relative to the demo's folder. */
export type SourceFile = CodeVariants;

export interface Code {
  /** E.g. `split-button.tsx`, or `split-button.jsx` for the JavaScript; `../shared/rows.ts`. */
  name: string;
  code: string;
  /** `code` highlighted, without a `<pre>`. */
  html: string;
  /** By specifier: where imports lead to that are no paths of files; what the site provides begins with a slash. */
  links?: Record<string, string>;
  /** The bundler has made something of it that no editor could: it is shown, and not edited. */
  fixed?: true;
}

/**
 * A demo as a project that runs by itself, made with Vite. What the reader has chosen is still missing
 * in its files: `fillProject` (`shared/sandbox-project.ts`) puts it in and returns a `FilledProject`.
 */
export interface SandboxProject {
  /** `demos.title` of the configuration. */
  title: string;
  /** Where the demo's source is: its address in the repository when the site knows, or else its path. */
  description: string;
  ts: SandboxVariant;
  js: SandboxVariant;
}

export interface SandboxVariant {
  /** Package name → exact version: everything that the files import, peers included. */
  dependencies: Record<string, string>;
  /** Build tools and types, likewise. */
  devDependencies: Record<string, string>;
  /** Path in the project → text: `demo.tsx`, `index.tsx`, `index.html`, `package.json`, … */
  files: Record<string, string>;
}

/** A project with the reader's choices in it, ready to be sent to a sandbox or packed. */
export interface FilledProject extends SandboxVariant {
  title: string;
  description: string;
  /** The file to open first: `demo.tsx` or `demo.jsx`. */
  main: string;
}

/** Everything that edited demos run with; see `browser/editor/`. */
export interface RunnerData {
  /**
   * The outer document: as a file where pages have a content security policy, which a document without an
   * address would inherit.
   */
  frame: { url: string } | { html: string };
  /** Specifiers of every module that the code may import. */
  modules: string[];
  /** A script with all of them, React and the adapter, ready to stand in a `<script>` element. */
  script: string;
  /** Of the script, as a content security policy names it. */
  scriptDigest: string;
  /** Style sheets of what is in the script. */
  styles: string;
}

/** Medium of a style sheet that is to hold up nothing: none, where there are scripts to change that once it is there. */
export const LATER_MEDIA = '(scripting:none)';
/** Selector of the last rule of each style sheet: without it, the file was cut off. */
export const STYLES_END = '#v-end';
/** The last rule of each style sheet, which matches nothing: by it a whole file is told from one that was cut off. */
export const LAST_RULE = `${STYLES_END}{order:1}`;
/** How the name of a file ends with what a style sheet imports from other hosts, and no other's: all else is `.whole.css`. */
export const OUTSIDE_FILE = '-out.css';
/** Property of the last rule that names the file beside it with what it imports from other hosts. */
export const OUTSIDE_IMPORTS = '--v-outside';
/** Folder of files whose names change with their content. */
export const ASSETS_FOLDER = 'assets/';
/** The same as a path of the site. */
export const ASSETS_PATH = `/${ASSETS_FOLDER}`;
/** The page shown for an unknown address says that it is at this one. */
export const NOT_FOUND_PATH = '/404';
/** `data-table` of the table of versions that are maintained, and `table` of its directive. */
export const STABLE_TABLE = 'stable';
/** The service worker's file, at the root of the site, so that every page is in its scope. */
export const SERVICE_WORKER_FILE = 'sw.js';
/** What a reader without a network gets in the place of a page that is not kept. */
export const OFFLINE_URL = '/offline.html';
/** Every page of the site and the bytes of all that they need, for a reader who keeps them. */
export const OFFLINE_LIST_FILE = 'offline.json';
/** The site's web manifest, where it has one. */
export const MANIFEST_URL = '/manifest.webmanifest';
/** Dev server only: names the element of a document that tells when it was made. */
export const MADE_AT_META = 'vitrine-made-at';
/** Dev server only: a document says that it listens, and when it was made. */
export const LISTENING_EVENT = 'vitrine:listening';
/** Dev server only: a document says that it shows no problem any more, and is told again which ones there are. */
export const CLEARED_EVENT = 'vitrine:cleared';
/** Dev server only: says that what was told with a `message` is no longer so. */
export const MENDED_EVENT = 'vitrine:mended';
/** Dev server only: pages are no longer as they were, `pathnames` as browsers ask for them. */
export const PAGES_EVENT = 'vitrine:pages';
/** Dev server only: an edited module threw as it was loaded; with its address, what it threw and the stack of that. */
export const THROWN_EVENT = 'vitrine:thrown';
/** In the offline page: stands for the list of pages that are kept. */
export const KEPT_PAGES_SLOT = '<!--kept-pages-->';

/** What the build tells the service worker: `self.vitrine`, written before its code. */
export interface ServiceWorkerSettings {
  /** Where it serves; anywhere else, and when empty, it removes itself and all that it kept. */
  host: string;
  /** Data without a hash in their names. */
  navUrl: string;
  /** Empty where a hosted engine answers. */
  searchUrl: string;
}

/** What a page tells the service worker, once it has nothing better to do. */
export interface VisitMessage {
  /** Path of a page that is to be readable, demos included, without a network. */
  visited: string;
  /** The build of a page that the reader keeps with all others, without having been there. An answer is expected. */
  ofBuild?: string;
  /** All others of that build are kept. */
  isLast?: boolean;
}

/** What became of a page to be kept: `full` is the storage. */
export type KeepAnswer = 'kept' | 'failed' | 'full';

/** What `OFFLINE_LIST_FILE` says. */
export interface OfflineList {
  /** Paths. */
  pages: string[];
  bytes: number;
}
