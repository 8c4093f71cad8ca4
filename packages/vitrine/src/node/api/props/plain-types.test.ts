/** Types that say little as they are written. */
import { beforeAll, expect, test } from 'vitest';
import { extractPackage } from '../extract-package.ts';
import { installFixtures } from '../fixtures/install.ts';
import { formatDocs } from '../output/format.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';

let bell: ComponentDoc;
beforeAll(async () => {
  const root = installFixtures(['tools-ui']);
  const { docs } = await extractPackage({ root, package: 'tools-ui', component: 'Bell' });
  bell = docs[0]!;
}, 60_000);
const prop = (name: string) => bell.props.find((one) => one.name === name)!;

test('the elements of a constant list, in its order', () => {
  expect(prop('tone')).toMatchObject({ type: 'Tone' });
  expect(prop('tone').values.map(({ text }) => text)).toEqual(["'calm'", "'loud'", "'shrill'"]);
});

test('what chooses the root names the elements; the one that need not be named is the root', () => {
  expect(prop('as')).toMatchObject({ type: "'button' | 'a'", inherited: false });
  expect(bell.rootElement).toBe('button');
});

test('children of any type are what React renders', () => {
  expect(prop('children')).toMatchObject({ type: 'React.ReactNode', input: 'text' });
});

test('a terminal drops no member of a union', () => {
  const text = formatDocs([bell]);
  expect(text).toContain('container  string | HTMLElement | false');
  expect(text).toMatch(/mount\*\s+Container \(false\)/);
  expect(text).toContain("Tone ('calm' | 'loud' | 'shrill')");
});
