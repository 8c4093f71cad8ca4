/** What lies beside a component is its helper only where an entry tells the two apart. */
import { expect, test } from 'vitest';
import { extractPackage } from '../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../fixtures/install.ts';

const REACT = `import * as React from 'react';\n`;
const TABLE = `${REACT}export declare function Table(props: { rows?: number }): React.JSX.Element;
export declare const Td: React.ForwardRefExoticComponent<{ span?: number }>;
export declare enum TableTone { Calm = 'calm' }
export declare function tableRows(): number;
`;

async function read(files: Record<string, string>) {
  const root = writeProject(packageFiles('acme', files));
  const { docs } = await extractPackage({ root, package: 'acme', cacheDir: tempDir() });
  return docs.map(({ kind, name }) => `${kind} ${name}`);
}

test('what an entry passes on with all that a module has is as good as the component it is named like', async () => {
  const stars = { 'index.d.ts': `export * from './Table/Cell.js';`, 'Table/Cell.d.ts': TABLE };
  expect(await read(stars)).toEqual(['component Table', 'component Td', 'constant TableTone']);
});

test('beside a component that an entry names, what it does not name is a helper', async () => {
  const named = {
    'index.d.ts': `export { Table } from './Table/Cell.js'; export * from './Table/Cell.js';`,
    'Table/Cell.d.ts': TABLE,
  };
  expect(await read(named)).toEqual(['component Table']);
});

test('what declares a component and lists it at its end does not tell it from what is beside it', async () => {
  const rest = `export declare const Td: React.FC<{ span?: number }>; declare const Table: React.FC; export { Table };`;
  const stars = {
    'index.d.ts': `export * from './Table/Cell.js';`,
    'Table/Cell.d.ts': REACT + rest,
  };
  expect(await read(stars)).toEqual(['component Table', 'component Td']);
});

test('what can be called and has functions of its own is there for everyone, and so is what is in capitals', async () => {
  const types = `${REACT}interface Say { (text: string): void; error(text: string): void }
    interface Recipe { (size: string): string; size: string }
    export declare const Toast: React.FC<{ text?: string }>;
    export declare const toast: Say;
    export declare const toastRecipe: Recipe;
    export declare function sayToast(): void;
    export declare namespace sayToast { function now(): void; }
    export declare const ToastPlugin: (text: string) => void;
    export declare const WithToast: (inner: string) => string;`;
  const stars = { 'index.d.ts': `export * from './toast/Toast.js';`, 'toast/Toast.d.ts': types };
  expect(await read(stars)).toEqual([
    'component Toast',
    'function toast',
    'function ToastPlugin',
    'function WithToast',
  ]);
});

test('what shows or closes a component is there for everyone', async () => {
  const types = `export declare function showModal(): void;
    export declare function showModalLoading(): void;
    export declare const closeModal: (text: string) => void;
    export declare function openPortal(): void;
    export declare function readModal(): void;
    export declare function showcaseModal(): void;`;
  const stars = {
    'index.d.ts': `export * from './modal/index.js';`,
    'modal/index.d.ts': `export * from './modal.js'; ${types}`,
    'modal/modal.d.ts': `${REACT}export declare const Modal: React.FC<{ text?: string }>;`,
  };
  expect(await read(stars)).toEqual([
    'component Modal',
    'function closeModal',
    'function showModal',
    'function showModalLoading',
  ]);
});

test('a part that nobody declared is there all the same', async () => {
  const types = `${REACT}/** Slides. */
    export declare const Slider: React.FC<{ at?: number }> & Record<'Slide', React.FC<{ title: string }>>;`;
  const root = writeProject(packageFiles('acme', { 'index.d.ts': types }));
  const { docs } = await extractPackage({ root, package: 'acme', cacheDir: tempDir() });
  expect(docs.map((doc) => [doc.name, doc.description, doc.props[0]!.name])).toEqual([
    ['Slider', 'Slides.', 'at'],
    ['Slider.Slide', '', 'title'],
  ]);
});

test('who answers a question is no component', async () => {
  const types = `${REACT}export declare const IsTone: (value: unknown) => value is 'calm';
    export declare const IsOn: (props: { on?: boolean }) => boolean;
    export declare const CountOf: (groups: { key: string }) => number;
    export declare const Nothing: (props: { on?: boolean }) => null;
    export declare const Perhaps: (props: { on?: boolean }) => false | React.JSX.Element;`;
  expect(await read({ 'index.d.ts': types })).toEqual([
    'component Nothing',
    'component Perhaps',
    'function CountOf',
    'function IsOn',
    'function IsTone',
  ]);
});

test('who takes a text or a list takes no props', async () => {
  const types = `${REACT}export declare const DrawAll: (items: readonly { key: string }[]) => React.ReactNode;
    export declare const Draw: (title: string | undefined) => React.ReactNode;
    export declare const DrawSome: (items: string[] | null, title?: string) => React.JSX.Element;
    export declare const Drawn: (props: { items: string[] } | undefined) => React.ReactNode;`;
  expect(await read({ 'index.d.ts': types })).toEqual([
    'component Drawn',
    'function Draw',
    'function DrawAll',
    'function DrawSome',
  ]);
});
