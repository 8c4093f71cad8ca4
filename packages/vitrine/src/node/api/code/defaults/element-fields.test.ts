import { expect, test } from 'vitest';
import type { DeclarationFinder } from '../exported-values.ts';
import { moduleOf } from '../fixtures/parsed.ts';
import { readCodeDefaults } from './code-defaults.ts';
import { keptFields } from '../implementation/element-fields.ts';

const finder = {
  follow: (module: unknown, local: string) => ({ module, local }),
} as unknown as DeclarationFinder;

function read(text: string): Record<string, string> {
  const found = readCodeDefaults(finder, { module: moduleOf(text), local: 'Knob' });
  return Object.fromEntries([...found].map(([prop, { text: value }]) => [prop, value]));
}

const wrapped = (element: string, options = "tagName: 'my-knob', elementClass: Element") =>
  read(`${element} const Knob = createComponent({ ${options} });`);

test('the wrapper of a custom element has the values that its fields begin with', () => {
  expect(
    wrapped(`class Element extends Base {
      size = 'md'; static styles = 'none'; ['computed'] = 1; open; onTurn = () => {};
      constructor() { super(...arguments), this.wide = !1, (this.step = 2); this.tone = 'calm'; }
    }`),
  ).toEqual({ size: "'md'", wide: 'false', step: '2', tone: "'calm'" });
  expect(
    wrapped('let Element = class extends Base { size = 1 }; Element = tagged(Element);'),
  ).toEqual({
    size: '1',
  });
});

test('what a constructor sets on a condition, later, or elsewhere is no default', () => {
  expect(
    wrapped(`class Element extends Base {
      constructor() {
        super(); if (a) this.size = 1; a ? (this.step = 1) : 0; run(() => { this.tone = 1; });
        this[name] = 1; this.count += 1; other.wide = 1;
      }
      update() { this.late = 1; }
    }`),
  ).toEqual({});
});

test('an object with a class makes no wrapper of an element without the name of one', () => {
  const element = 'class Element { size = 1 }';
  expect(wrapped(element, 'component: Element')).toEqual({});
  expect(wrapped(element, "tagName: 'my-knob', elementClass: Lost")).toEqual({});
  expect(wrapped(element, "tag: 'my-knob', elementClass: Element")).toEqual({ size: '1' });
});

test('what an element keeps to itself is told by what its fields are decorated with', () => {
  const kept = (decorated: string, base = '') => {
    const module = moduleOf(`import { query as find, state, property } from 'elements'; ${base}
      class Element extends Base { size = 1; found; isOn = false; log = []; form = null;
        get value() { return ''; } set value(value) {} static set of(value) {} }
      ${decorated}
      const Knob = createComponent({ tagName: 'my-knob', elementClass: Element });`);
    return [...keptFields(finder, { module, local: 'Knob' })].sort();
  };
  const decorate = (name: string, by: string) =>
    `__decorate([${by}], Element.prototype, '${name}', 2);`;
  const all = [
    decorate('size', 'property({ type: Number })'),
    decorate('found', "find('input')"),
    decorate('isOn', 'state()'),
    decorate('value', 'state()'),
    decorate('form', 'ownDecorator()'),
  ].join('\n');
  expect(kept(all)).toEqual(['found', 'isOn', 'log']);
  // What nobody declares to be a property, any field may be.
  expect(kept('')).toEqual([]);
  const base = `class Base { pending = true; level = 1; }
    __decorate([property()], Base.prototype, 'level', 2);`;
  expect(kept(all, base)).toEqual(['found', 'isOn', 'log', 'pending']);
});
