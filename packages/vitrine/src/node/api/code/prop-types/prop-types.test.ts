/** Components of JavaScript without declarations, read as a package of them. */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { ComponentDoc } from '../../../model/component-doc.ts';
import { extractPackage } from '../../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../../fixtures/install.ts';

const REACT_TYPES = path.resolve(
  import.meta.dirname,
  '../../../../../../../node_modules/@types/react',
);

const FILES = {
  'index.js': `import React from 'react';
import PropTypes, { string, oneOf as choice } from 'prop-types';
import * as Types from 'prop-types';
import { SIZES, TONES, base, isEven, labelled } from './shared.js';
import * as plug from './plug.js';
export { default as Card } from './Card.jsx';
export function Socket(props) { return <i />; }
Socket.propTypes = { wide: PropTypes.bool, ...plug.propTypes };
const { number, exact: whole } = Types;
const toggle = ({ next: N, classic: C }) => {
  function Toggle(props) { return flag ? <N {...props} /> : <C {...props} />; }
  return Toggle;
};
function NextFan() { return <i />; }
NextFan.propTypes = { on: PropTypes.bool.isRequired, watts: number.isRequired };
function ClassicFan() { return <i />; }
ClassicFan.propTypes = { /** Lit. */ lit: PropTypes.bool, watts: number.isRequired };
export const Fan = toggle({ next: NextFan, classic: ClassicFan });
/** Turns. */
export const Knob = React.forwardRef(function Knob({ size = 'small', tone, ...rest }, ref) {
  return <button ref={ref} {...rest}>{tone}</button>;
});
Knob.propTypes = {
  ...base,
  /** How large. @since 2 */
  size: PropTypes.oneOf(SIZES),
  /**
   * How loud.
   * @default 'calm'
   */
  tone: PropTypes.oneOf([...TONES, 'loud']).isRequired,
  // Not said.
  children: PropTypes.node,
  level: choice([1, -2, true, "it's", SIZES]),
  onTurn: PropTypes.func.isRequired,
  marks: PropTypes.arrayOf(PropTypes.oneOfType([number, string])),
  items: PropTypes.arrayOf(labelled).isRequired,
  start: PropTypes.instanceOf(Date),
  sizes: PropTypes.objectOf(PropTypes.bool),
  /** Shown below /app/** alone. */
  content: PropTypes.oneOfType([PropTypes.func, PropTypes.node]),
  old: deprecated(PropTypes.string, 'Use tone.'),
  even: isEven,
  own: (props, name) => null,
  data: PropTypes.shape(),
  empty: whole({}),
  none: PropTypes.oneOf(NOWHERE),
  /** @ignore */
  inside: PropTypes.any,
};
Knob.defaultProps = { level: 1 };
export class Dial extends React.Component {
  static propTypes = { /** At. */ at: PropTypes.number.isRequired };
  static defaultProps = { at: 3 };
  render() { return null; }
}
/**
 * @param {Object} props
 * @param {'a' | 'b'} props.kind - Which.
 */
export function Lamp({ kind }) { return <b>{kind}</b>; }
export const Bare = ({ title, wide = false }) => <i title={title}>{wide}</i>;
/**
 * @param {number} from
 * @returns {number}
 */
export function useTurns(from) { return from; }`,
  'shared.js': `import PropTypes from 'prop-types';
const sizes = { small: 1, 'extra-large': 2 };
export const SIZES = Object.keys(sizes);
export const TONES = Object.freeze(['calm']);
export const base = { /** Its name. */ id: PropTypes.string };
export const labelled = PropTypes.shape({ label: PropTypes.string.isRequired, at: PropTypes.number });
export function isEven(props) { return null; }`,
  'plug.js': `import { number } from 'prop-types';
export const propTypes = { volts: number.isRequired };`,
  'Card.jsx': `import { Knob } from './index.js';
import { string } from 'prop-types';
const Card = ({ header, hidden }) => <div>{header}</div>;
if (process.env.NODE_ENV !== 'production') {
  Card.propTypes = Object.assign({}, { header: string, id: string.isRequired }, Knob.propTypes, { header: string.isRequired });
}
export default Card;`,
};

let docs: ComponentDoc[];
beforeAll(async () => {
  const manifest = { main: 'index.js', types: undefined };
  const root = writeProject(packageFiles('kit', FILES, manifest));
  ({ docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() }));
}, 60_000);

const find = (name: string) => docs.find((one) => one.name === name)!;
const rows = (name: string) =>
  find(name).props.map(
    (prop) => `${prop.name}${prop.required ? '' : '?'}: ${prop.type} = ${prop.default}`,
  );

test('components and hooks are found', () => {
  expect(docs.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    ...[
      'component Bare',
      'component Card',
      'component Dial',
      'component Fan',
      'component Knob',
      'component Lamp',
      'component Socket',
    ],
    'hook useTurns',
  ]);
  expect(find('Knob').description).toBe('Turns.');
  expect(find('useTurns').signatures[0]!.text).toBe('useTurns(from: number): number');
  expect(docs.flatMap(({ unresolved }) => unresolved)).toEqual([]);
});

test('propTypes that a module exports may be spread', () => {
  expect(rows('Socket')).toEqual(['wide?: boolean = null', 'volts: number = null']);
});

test('propTypes say what props take, which are required, and what they are for', () => {
  expect(rows('Knob')).toEqual([
    'id?: string = null',
    `size?: 'small' | 'extra-large' = 'small'`,
    `tone: 'calm' | 'loud' = 'calm'`,
    'children?: React.ReactNode = null',
    `level?: 1 | -2 | true | 'it\\'s' = 1`,
    'onTurn: (...args: any[]) => any = null',
    'marks?: (number | string)[] = null',
    'items: { label: string; at?: number }[] = null',
    'start?: Date = null',
    'sizes?: { [key: string]: boolean } = null',
    'content?: ((...args: any[]) => any) | React.ReactNode = null',
    'old?: string = null',
    ...['even?: any = null', 'own?: any = null', 'data?: any = null', 'empty?: object = null'],
    'none?: any = null',
  ]);
  const of = (name: string) => find('Knob').props.find((prop) => prop.name === name)!;
  expect(of('id').description).toBe('Its name.');
  expect(of('size')).toMatchObject({ description: 'How large.', since: '2', input: null });
  expect(of('size').values.map(({ value }) => value)).toEqual(['small', 'extra-large']);
  expect(of('level').values.map(({ value }) => value)).toEqual([1, -2, true, "it's"]);
  expect(of('tone')).toMatchObject({ description: 'How loud.', defaultFrom: 'tag' });
  expect(of('children')).toMatchObject({ description: '', input: 'text' });
  expect(of('content')).toMatchObject({ description: 'Shown below /app/** alone.', input: 'text' });
});

test('of objects that are merged the last word counts, and other components lend theirs', () => {
  const card = find('Card').props;
  expect(card.slice(0, 3).map(({ name, required }) => [name, required])).toEqual([
    ...[
      ['header', true],
      ['id', false],
      ['size', false],
    ],
  ]);
  expect(card).toHaveLength(18);
});

test('a class fills in what it requires', () => {
  expect(rows('Dial')).toEqual(['at?: number = 3']);
});

test('without propTypes there are the names that a function takes, and what JSDoc says of them', () => {
  expect(rows('Lamp')).toEqual([`kind: 'a' | 'b' = null`]);
  expect(rows('Bare')).toEqual(['title?: any = null', 'wide?: boolean = false']);
});

test('what helpers make that have no types is a component by its code, in the order of names', async () => {
  const code = `var PropTypes = require('prop-types'), help = require('help');
    Object.defineProperty(exports, '__esModule', { value: true });
    exports.sizes = [1];
    exports.Alone = help.make();
    var Zoom = help.wrap(function Zoom(props) { return null; });
    Zoom.propTypes = { by: PropTypes.number };
    exports.Zoom = Zoom;
    exports.Area = function Area() { return null; };
    var Dial = (function (Base) {
      function Dial() { return Base.apply(this, arguments); }
      return help.makeClass(Dial, [{ key: 'render' }]);
    })(help.Component);
    Dial.propTypes = { /** Where. */ at: PropTypes.number.isRequired };
    exports.default = Dial;`;
  const manifest = { main: 'index.js', types: undefined, type: 'commonjs' };
  const help = { 'index.js': 'module.exports = JSON.parse(text);' };
  const root = writeProject({
    ...packageFiles('kit', { 'index.js': code }, manifest),
    ...packageFiles('help', help, manifest),
  });
  const read = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  expect(
    read.docs.map(({ kind, name, props }) => [kind, name, ...props.map((prop) => prop.name)]),
  ).toEqual([
    ['component', 'Area'],
    ['component', 'Dial', 'at'],
    ['component', 'Zoom', 'by'],
    ['constant', 'Alone'],
    ['constant', 'sizes'],
  ]);
  expect(read.docs[1]!.imports).toEqual([{ specifier: 'kit', clause: 'Dial' }]);
});

test('what names itself, and what names others again and again, has an end', async () => {
  const level = (number: number) =>
    `const level${number} = PropTypes.shape({ ${Array.from({ length: 10 }, (_, i) => `m${i}: level${number + 1}`).join(', ')} });`;
  const files = {
    'index.js': `import PropTypes from 'prop-types';
const sizes = [...sizes, 'small'];
const keys = Object.keys(keys);
const others = { ...others, id: PropTypes.string };
const branch = { label: PropTypes.string, branches: PropTypes.arrayOf(PropTypes.shape(branch)) };
${Array.from({ length: 12 }, (_, number) => level(number)).join('\n')}
const level12 = PropTypes.bool;
export function Tree({ size }) { return <ul className={size} />; }
Tree.propTypes = {
  ...others, ...Tree.propTypes, size: PropTypes.oneOf(sizes), key: PropTypes.oneOf(keys),
  root: PropTypes.shape(branch), deep: level0, last: PropTypes.string,
};`,
  };
  const root = writeProject(packageFiles('kit', files, { main: 'index.js', types: undefined }));
  const { docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  const types = Object.fromEntries(docs[0]!.props.map(({ name, type }) => [name, type]));
  expect(types).toEqual({
    id: 'string',
    size: "'small'",
    key: 'any',
    root: '{ label?: string; branches?: object[] }',
    deep: expect.stringMatching(/^\{ m0\?: \{ m0\?: .{1000,20000}\}$/),
    last: 'string',
  });
});

test('a component that declarations pass on from a module without any has the props that its code lists', async () => {
  const files = {
    'index.d.ts': `export { default as Dial } from './dial'; export { default as Lamp } from './lamp';`,
    'index.js': `export { default as Dial } from './dial'; export { default as Lamp } from './lamp';`,
    'dial.js': `import React from 'react'; import PropTypes from 'prop-types';
      class Dial extends React.Component { static defaultProps = { at: 3 }; }
      Dial.propTypes = { /** Where. */ at: PropTypes.number };
      export default Dial;`,
    'lamp.js': 'export default function Lamp() { return null; }',
  };
  const root = writeProject(packageFiles('kit', files, { main: './index.js' }));
  const { docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  expect(docs.map(({ name, props, unresolved }) => [name, props.length, unresolved])).toEqual([
    ['Dial', 1, []],
    ['Lamp', 0, ['what it is could not be read: "./lamp" has no types']],
  ]);
  expect(docs[0]!.props[0]).toMatchObject({ name: 'at', description: 'Where.', default: '3' });
});

test('of components that one is chosen from, props are what any of them takes', () => {
  expect(rows('Fan')).toEqual([
    'on?: boolean = null',
    'watts: number = null',
    'lit?: boolean = null',
  ]);
  expect(find('Fan').unresolved).toEqual([]);
});

test('that validators have no types is no gap where they say all that a class takes', async () => {
  const index = `import React from 'react';
import PropTypes from 'prop-types';
export class Dial extends React.Component {
  static propTypes = { size: PropTypes.oneOfType([PropTypes.number, PropTypes.string]) };
  render() { return null; }
}`;
  const root = writeProject({
    ...packageFiles('kit', { 'index.js': index }, { main: 'index.js', types: undefined }),
    ...packageFiles(
      'prop-types',
      { 'index.js': 'module.exports = {};' },
      { type: 'commonjs', types: undefined },
    ),
  });
  rmSync(path.join(root, 'node_modules/@types'));
  mkdirSync(path.join(root, 'node_modules/@types'));
  symlinkSync(REACT_TYPES, path.join(root, 'node_modules/@types/react'));
  const read = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  expect(read.docs[0]!.props.map(({ name, type }) => `${name}: ${type}`)).toEqual([
    'size: number | string',
  ]);
  expect(read.problems).toEqual([]);
});
