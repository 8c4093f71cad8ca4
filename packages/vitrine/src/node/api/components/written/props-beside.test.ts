import { expect, test } from 'vitest';
import { propsOf } from '../../fixtures/read-props.ts';

test('what is typed as any has the props of the exported type of its name, and so have its parts', async () => {
  const types = `import * as React from 'react';
    export interface DialProps {
      /** How large. @default 3 */
      size?: number;
      onTurn: (to: number) => void;
    }
    export declare const Dial: any;
    export type KnobProps = { tone: 'calm' | 'loud' } & { step?: number };
    export interface DialHandProps { long?: boolean }
    declare const Face: React.FC<{ round?: boolean }> & { Hand: any; Mark: any; Other: any };
    export { Face as Dialed };
    export type DialedHandProps = DialHandProps;
    export declare const Knob: any, LAMP: any, Lamp: any, lens: any;
    export interface LAMPProps { a: 1 }
    export interface lensProps { a: 1 }
    export declare const MarkProps: { a: 1 };`;
  expect(await propsOf({ 'index.d.ts': types })).toEqual({
    ...Object.fromEntries(['LAMP', 'Lamp', 'lens', 'MarkProps'].map((name) => [name, []])),
    Dial: ['size: number', 'onTurn*: (to: number) => void'],
    Dialed: ['round: boolean'],
    'Dialed.Hand': ['long: boolean'],
    Knob: ["tone*: 'calm' | 'loud'", 'step: number'],
  });
}, 20_000);
