import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Runs the script in a document whose page has two styles for it. */
async function run(dataset: Record<string, string>, box: { id: string } | null) {
  const appended: { dataset: object }[] = [];
  const style = { dataset: { adopted: '' }, cloneNode: () => ({ dataset: { adopted: '' } }) };
  const vitrineLook = vi.fn();
  vi.stubGlobal('frameElement', box && { closest: () => box });
  vi.stubGlobal('parent', {
    vitrineLook,
    document: { querySelectorAll: () => [style, style] },
  });
  vi.stubGlobal('document', {
    documentElement: { dataset },
    head: { append: (copy: (typeof appended)[number]) => appended.push(copy) },
  });
  vi.resetModules();
  await import('./iframe.ts');
  return { appended, vitrineLook };
}

it('asks the page for the look of its demo, and takes its styles over', async () => {
  const dataset: Record<string, string> = {};
  const { appended, vitrineLook } = await run(dataset, { id: 'demo' });
  expect(dataset).toEqual({ js: '' });
  expect(vitrineLook).toHaveBeenCalledExactlyOnceWith(document, 'demo');
  expect(appended).toEqual([{ dataset: {} }, { dataset: {} }]);
});

it('has its own styles with its own markup', async () => {
  expect((await run({ own: '' }, { id: 'demo' })).appended).toEqual([]);
});

it('leaves a document in no page as it is', async () => {
  const dataset: Record<string, string> = {};
  const { appended, vitrineLook } = await run(dataset, null);
  expect(dataset).toEqual({ js: '' });
  expect(vitrineLook).not.toHaveBeenCalled();
  expect(appended).toEqual([]);
});
