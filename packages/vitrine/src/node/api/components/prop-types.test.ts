import { expect, test } from 'vitest';
import { propsOf } from '../fixtures/read-props.ts';

test('where types are made of JavaScript, propTypes say what a prop takes', async () => {
  const types = `export {};
    interface Requireable<T> { a?: T } interface Validator<T> { b?: T } type ReactNodeLike = {} | null;
    export declare function Knob(props: { [x: string]: any; size: any; tone?: null | undefined; step?: number; own: any }): JSX.Element;
    export declare namespace Knob {
      var propTypes: {
        size: PropTypes.Validator<'small' | 'large'>; tone: Requireable<NonNullable<string | number | null | undefined>>;
        step: Requireable<string>; own: (props: object) => Error | null; more: Requireable<string>;
      };
    }
    export declare function Dial(props: any): JSX.Element;
    export declare namespace Dial {
      namespace propTypes {
        /** Within. */ let children: Requireable<ReactNodeLike>;
        let onTurn: Validator<(...args: any[]) => any>;
        let is: Requireable<boolean>;
      }
    }
    import * as PropTypes from './prop-types.js';
    import type { JSX } from 'react';`;
  const propTypes = 'export interface Validator<T> { b?: T }';
  expect(await propsOf({ 'index.d.ts': types, 'prop-types.d.ts': propTypes })).toEqual({
    Knob: ["size*: 'small' | 'large'", 'tone: string | number', 'step: number', 'own*: any'],
    Dial: ['children: React.ReactNode', 'onTurn*: (...args: any[]) => any', 'is: boolean'],
  });
}, 20_000);
