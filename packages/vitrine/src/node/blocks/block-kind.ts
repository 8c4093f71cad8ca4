import type { SandboxOffer } from '../config/vite/sandbox-offer.ts';
import type { PrerenderedDemo, Server } from '../../shared/contract.ts';
import type { Block, DemoReference, Page, PlaygroundReference } from '../../shared/page.ts';
import type { DemoText } from '../../shared/markdown/print-demo.ts';
import type { PlaygroundControl } from '../../shared/playground.ts';
import type { SearchRecord } from '../../shared/search/records.ts';
import type { Config } from '../config/schema.ts';
import type { Directive } from '../markdown/directives/directive.ts';

/** Everything the engine does with a kind of block. A new kind is a file and an entry in `index.ts`. */
export interface BlockKind<B extends Block = Block> {
  /** How Markdown asks for one; left out where it cannot. */
  directive?: Directive;
  /** Names of the style sheets that a page with such a block needs; `browser/part-styles.ts` has them. */
  styles: readonly string[];
  /** Its place in `<main>`. */
  render(block: B, context: RenderContext): string;
  /** Its records in the site's own search index, besides those of the headings. */
  search(block: B, page: Page): SearchRecord[];
  /** Its parts that a hosted search engine indexes, in the order of the page. */
  hosted(block: B, page: Page): HostedPart[];
  /** Its Markdown, for readers that are programs. */
  markdown(block: B, context: MarkdownContext): string;
}

/** The input of rendering besides the block. */
export interface RenderContext {
  config: Pick<Config, 'repository'>;
  server: Pick<Server, 'renderToolbar'>;
  /** Addresses of the code of demos and playgrounds, by file. */
  assets: { demos: Record<string, ModuleAssets> };
  demos: ReadonlyMap<string, RenderedDemo>;
  playgrounds: ReadonlyMap<string, RenderedPlayground>;
  iframes: Iframes;
  /** Address of what edited demos run with. */
  runnerUrl: string;
  /** Whether demos are taken away. */
  sandboxes: SandboxOffer;
  /** The pages below this one, where it lists them. */
  listed: ListedSection[];
}

/** Addresses of a module and of what it loads. */
export interface ModuleAssets {
  module: string;
  /** Modules to ask for together with it. */
  preload: string[];
  styles: string[];
}

/** A demo as pages show it. */
export interface RenderedDemo extends PrerenderedDemo {
  /** Address of the `DemoSourceData` for its toolbar; empty for a demo that hides it. */
  sourceUrl: string;
  /**
   * The server has no markup for it: the browser renders it from nothing, in a place that is at least so many CSS pixels
   * high; `null` for what is prerendered.
   */
  clientOnly: number | null;
  /** It never ends: the browser, which could not stop it, does not run it. */
  isStopped?: true;
}

/** A playground as pages show it. */
export interface RenderedPlayground extends PrerenderedDemo {
  /** Its module, by which the bundle knows its assets. */
  file: string;
  /** As of a demo. */
  clientOnly: number | null;
}

/** Documents in which demos run alone. */
export interface Iframes {
  /** Address of a demo's document: its own when the demo is isolated, or else the one for any demo. */
  urlOf: (demo: Pick<DemoReference, 'id' | 'iframe'>) => string;
}

/** A part of a list of pages. */
export interface ListedSection {
  /** Empty for the pages right below the one that lists them. */
  title: string;
  hash: string;
  pages: ListedPage[];
}

/** A page in a list of pages. */
export interface ListedPage {
  pathname: string;
  /** Its title in the navigation. */
  title: string;
  description: string;
  /** The page's drawing: an SVG element; empty when it has none. */
  thumbnail: string;
  /** API pages are named by code. */
  isCode: boolean;
}

/** A piece of a page as a hosted search engine indexes it. Text belongs to the heading above it. */
export type HostedPart =
  | { kind: 'heading'; level: number; title: string; hash: string }
  | { kind: 'demo' | 'prop'; title: string; hash: string; text: string[] }
  | { kind: 'text'; text: string };

/** The input of printing Markdown besides the block. */
export interface MarkdownContext {
  page: Page;
  /** Lines of a file, by path relative to the site's root, counted from 0 and without the last one. */
  readLines: (file: string, from: number, to: number) => string;
  /** Markdown in which links to pages lead to their Markdown. */
  placeLinks: (markdown: string) => string;
  /** The TypeScript of a demo. */
  textOf: (demo: DemoReference) => DemoText;
  /** The pages below this one, where it lists them. */
  listed: ListedSection[];
  /** The controls of a playground. */
  controlsOf: (playground: PlaygroundReference) => readonly PlaygroundControl[];
}
