import { expect, test } from 'vitest';
import { extractPackage } from '../../extract-package.ts';
import { PASSES_ON } from '../../../model/component-doc.ts';
import { packageFiles, tempDir, writeProject } from '../../fixtures/install.ts';

const read = async (index: string) => {
  const root = writeProject(
    packageFiles(
      'kit',
      {
        'index.js': `import { Component, forwardRef, memo } from 'react';
          import { jsx } from 'react/jsx-runtime';
          ${index}`,
      },
      { types: undefined, type: 'module', main: './index.js' },
    ),
  );
  const { docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  return Object.fromEntries(
    docs.map(({ name, props, unresolved }) => [
      name,
      [...props.map((prop) => `${prop.name}: ${prop.type} = ${prop.default}`), ...unresolved],
    ]),
  );
};

test('components of JavaScript in which nobody lists props have those that their code reads', async () => {
  const docs = await read(`
    export const Star = memo(function ({ filled = false, ...rest }) { return jsx('i', { ...rest, filled }); });
    export const Line = (props) => { const { width = 2 } = props || {}; return jsx('i', { width }); };
    export const Dot = forwardRef(function Dot({ size = 3, label, key }, ref) { return jsx('i', { ref, size, label }); });
    export const Late = (props) => { const { tone = 'plain', ...rest } = props; return jsx('i', { id: rest.id, extra: props.extra }); };
    export class Old extends Component {
      constructor(props) { super(props); this.state = { at: props.initial }; }
      render() {
        const { label } = this.props;
        return jsx('i', { label, children: this.props.items.map((props) => props.inner), own: this.props.hasOwnProperty('x') });
      }
    }
    export const Wrapped = memo(forwardRef((props, ref) => jsx('i', { ref, title: props.title })));
    export const Small = (e) => {
      const n = () => { var e = document.body; return e.focus; };
      const t = () => { try { n(); } catch (e) { return e.message; } return ({ e }) => e.inner; };
      return jsx('i', { n, t, at: e.at });
    };
    export const Bare = memo(() => jsx('i', {}));
  `);
  expect(docs).toEqual({
    Bare: [],
    Dot: ['size: number = 3', 'label: any = null'],
    Late: ["tone: string = 'plain'", 'id: any = null', 'extra: any = null'],
    Line: ['width: number = 2'],
    Old: ['initial: any = null', 'label: any = null', 'items: any = null'],
    Small: ['at: any = null'],
    Star: ['filled: boolean = false', `${PASSES_ON}: npm install @types/kit`],
    Wrapped: ['title: any = null'],
  });
}, 20_000);

test('what JSDoc says of the props has the attributes that the others are passed on as', async () => {
  const docs = await read(`
    /**
     * @typedef {object} OwnProps
     * @property {string} title The title.
     * @property {'a' | 'b'} [kind]
     */
    /** @param {OwnProps & import('react').HTMLAttributes<HTMLDivElement>} props */
    export function Card({ title, kind = 'a', ...rest }) { return jsx('div', { ...rest, title, kind }); }`);
  expect(docs).toEqual({ Card: ['title: string = null', "kind: 'a' | 'b' = 'a'"] });
}, 20_000);

test('types that declarations say in vain are not to be installed from elsewhere', async () => {
  const root = writeProject(
    packageFiles('kit', {
      'index.d.ts': `import { made } from 'not-there'; export declare const Card: typeof made;`,
      'index.js': `import { jsx } from 'react/jsx-runtime';
        export const Card = ({ title, ...rest }) => jsx('div', { ...rest, title });`,
    }),
  );
  const { docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  expect(docs[0]!.unresolved.join('\n')).toContain('npm install not-there');
  expect(docs[0]!.unresolved.join('\n')).not.toContain('@types/kit');
}, 20_000);

test('propTypes are all that there is where a component has them', async () => {
  const docs = await read(`import PropTypes from 'prop-types';
    export const Dial = forwardRef(function Dial({ at, own }, ref) { return jsx('i', { ref, at, own }); });
    Dial.propTypes = { at: PropTypes.number };
    export const Knob = (props) => jsx('i', props);
    export const Bar = (props) => jsx('i', props);
    Object.defineProperty(Bar, 'propTypes', { configurable: true, enumerable: true, value: { at: PropTypes.number } });
    Object.defineProperty(Bar, 'defaultProps', { configurable: true, enumerable: true, value: { at: 4 } });
    var _own;
    export const Fader = (props) => jsx('i', props);
    Fader.propTypes = (_own = { at: PropTypes.number }, _defineProperty(_own, 'aria-label', PropTypes.string), _own);
    Knob.propTypes = process.env.NODE_ENV !== 'production' ? { at: PropTypes.number } : {};`);
  expect(docs).toEqual({
    Bar: ['at: number = 4'],
    Dial: ['at: number = null'],
    Fader: ['at: number = null', 'aria-label: string = null'],
    Knob: ['at: number = null'],
  });
}, 20_000);

test('defaults that compilers write key by key', async () => {
  const docs = await read(`import PropTypes from 'prop-types';
    var _own;
    export const Knob = (props) => jsx('i', props);
    Knob.propTypes = { at: PropTypes.number, 'aria-label': PropTypes.string };
    Knob.defaultProps = (_own = { at: 5 }, _defineProperty(_own, 'aria-label', 'Turns'), _own);`);
  expect(docs).toEqual({ Knob: ['at: number = 5', "aria-label: string = 'Turns'"] });
}, 20_000);
