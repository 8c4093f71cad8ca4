import { expect, it } from 'vitest';
import { filterTexts } from './trusted-texts.ts';

/** As a browser has it in a document with `trusted-types default`. */
class Factory {
  made: string[] = [];
  createPolicy(name: string, _rules: object): unknown {
    if (name !== 'default' || this.made.length > 0) throw new TypeError(`Policy "${name}"`);
    return this.made.push(name);
  }
}

it('lets a library have a policy, of which no text is trusted', () => {
  const factory = new Factory();
  filterTexts(factory, { createHTML: (text) => text });
  const policy = factory.createPolicy('lit-html', { createHTML: (text: string) => `${text}!` });
  expect(policy).toMatchObject({ name: 'lit-html' });
  expect((policy as { createHTML: (text: string) => unknown }).createHTML('<b>')).toBe('<b>!');
  expect(factory.made).toEqual(['default']);
  // Nor can a default one be made again, or the browser's method be had back.
  factory.createPolicy('default', {});
  expect(factory.made).toEqual(['default']);
  expect(Reflect.deleteProperty(Factory.prototype, 'createPolicy')).toBe(false);
});
