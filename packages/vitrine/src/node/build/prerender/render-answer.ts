import type { CriticalStyle, PrerenderedDemo } from '../../../shared/contract.ts';
import type { InputKind } from '../../varying/inputs.ts';

/** What a demo is rendered by that is other in a browser. */
export interface Varying {
  kind: InputKind;
  /** As in `Math.random()`. */
  call: string;
  /** In the demo's file; 0 where what it imports asks. */
  line: number;
}

/** A demo as HTML, and why it would be other HTML elsewhere. */
export interface DemoRender extends PrerenderedDemo {
  varying?: Varying;
}

/** What a rendering thread is started with: addresses of modules. */
export interface RendererData {
  /** The bundle for Node. */
  entry: string;
  /** By the file of a demo or playground, its module in that bundle. */
  modules: Record<string, string>;
}

/** What a rendering thread says of the demo that it was given. */
export type RenderAnswer =
  /** What all demos share is loaded, which is said once: the time of the first demo begins. */
  | { type: 'loaded' }
  | { type: 'rendered'; rendered: SentDemo; varying: Varying | null }
  | { type: 'threw'; message: string; stack: string }
  /** The code that all demos share cannot be loaded. */
  | { type: 'unloadable'; message: string; stack: string };

/** A demo on its way: a style that the thread has sent before is the number of that one. */
export type SentDemo = Omit<PrerenderedDemo, 'styles'> & { styles: (CriticalStyle | number)[] };
