/** Components for Preact, whose elements look like React's, which may be there or not. */
import { expect, test } from 'vitest';
import { extractPackage } from '../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../fixtures/install.ts';

const PREACT = `export interface VNode<P = {}> { type: unknown; props: P; key: unknown; ref?: unknown }
export type ComponentChildren = VNode<any> | object | string | number | null | undefined | ComponentChildren[];
export interface Attributes { key?: unknown; jsx?: boolean }
export interface FunctionComponent<P = {}> { (props: P & Readonly<Attributes & { children?: ComponentChildren }>, context?: any): ComponentChildren; displayName?: string }
export interface Provider<T> extends FunctionComponent<{ value: T }> {}
export interface Context<T> extends Provider<T> { Provider: Provider<T> }
export namespace JSX { interface Element extends VNode<any> {} interface HTMLAttributes<E> extends Attributes { title?: string; onKeyUp?: (event: E) => void } }`;

const KIT = `import type { ComponentChildren, Context, FunctionComponent, JSX, VNode } from 'preact';
export interface DialProps extends JSX.HTMLAttributes<HTMLDivElement> { /** How large. */ size?: 's' | 'm' }
export declare function Dial(props: DialProps): VNode | null;
export declare function Lamp(props: { on: boolean }): JSX.Element;
export declare const Knob: FunctionComponent<{ step: number }>;
export declare function List(props: { children?: ComponentChildren }): ComponentChildren;
export declare const Theme: Context<string>;
export declare function Settings(options: { deep: boolean }): { type: string; props: object };
export declare function useDial(): VNode;`;

async function read(react: boolean): Promise<string[]> {
  const files = {
    ...packageFiles('preact', { 'src/index.d.ts': PREACT }, { types: './src/index.d.ts' }),
    ...packageFiles('kit', { 'index.d.ts': KIT }, { peerDependencies: { preact: '10' } }),
  };
  const root = writeProject(files, { react });
  const { docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  return docs.map(({ kind, name, props, unresolved }) =>
    [kind, name, ...props.map((one) => one.name), ...unresolved].join(' '),
  );
}

test.each([true, false])(
  'are told by what they return; React is there: %s',
  async (react) => {
    expect(await read(react)).toEqual([
      'component Dial size',
      'component Knob step',
      'component Lamp on',
      'component List children',
      'function Settings',
      'hook useDial',
    ]);
  },
  20_000,
);
