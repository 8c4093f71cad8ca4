import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../../support/test.ts';
import { SITE } from '../../support/site.ts';

const DIST = fileURLToPath(new URL('dist/', SITE));
const documents = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /(^|\/)index\.html$|^404\.html$/.test(file) && !file.startsWith('assets/'));

/** Reads what a document says of itself; runs in a page. */
function readNames(html: string) {
  const parsed = new DOMParser().parseFromString(testHtml(html), 'text/html');
  const outside = (selector: string) =>
    [...parsed.querySelectorAll(selector)].filter((each) => !each.closest('.demo-content'));
  const nameOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby');
    const labels = by?.split(' ').map((id) => parsed.getElementById(id)?.textContent ?? '');
    return (labels?.join(' ') ?? element.getAttribute('aria-label') ?? '').trim();
  };
  const linked = outside('.heading').map((each) => {
    const heading = each.querySelector(':scope > :is(h1, h2, h3)')!;
    const link = each.querySelector(':scope > a.anchor')!;
    return {
      name: heading.textContent,
      hasLink: heading.querySelector('a.anchor') !== null,
      link: [link.getAttribute('href')!, nameOf(link)],
      id: heading.id,
    };
  });
  const headings = outside('main :is(h1, h2, h3, h4, h5, h6)').map((each) => each.textContent);
  // Of the two lists of contents, a window shows the one or the other; one without a heading is not shown.
  const landmarks = outside(
    'nav:not(.page-contents, .toc:empty), aside, section[aria-label], section[aria-labelledby], [role="region"], [role="search"], [role="complementary"]',
  );
  const seen = new Set<string>();
  const wrong = landmarks.flatMap((each) => {
    const key = `${each.getAttribute('role') ?? each.localName} "${nameOf(each)}"`;
    const isEmpty = each.textContent.trim() === '' && !each.querySelector('input, img');
    const isSecond = seen.has(key);
    seen.add(key);
    return isEmpty || isSecond || nameOf(each) === '' ? [key] : [];
  });
  const tips = outside('.hint-anchor').map((each) => [
    each.querySelector('.hint')!.textContent,
    nameOf(each.querySelector('a, button')!),
  ]);
  return { linked, headings, wrong, landmarks: landmarks.length, tips };
}

test('headings are named by their text, landmarks by one name each, and tooltips say the names of controls', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/getting-started/installation');
  expect(documents.length).toBeGreaterThan(200);
  const problems: string[] = [];
  let [links, landmarks, tips] = [0, 0, 0];
  for (const file of documents) {
    const read = await page.evaluate(readNames, readFileSync(path.join(DIST, file), 'utf8'));
    links += read.linked.length;
    landmarks += read.landmarks;
    tips += read.tips.length;
    for (const { name, hasLink, link, id } of read.linked) {
      const expected = [`#${id}`, `Link to ${name}`];
      if (hasLink || link.join() !== expected.join()) problems.push(`${file}: ${name}`);
    }
    for (const name of read.headings)
      if (/#$|Link to/.test(name)) problems.push(`${file}: the heading ${name}`);
    for (const key of read.wrong) problems.push(`${file}: the landmark ${key}`);
    for (const [tip, name] of read.tips)
      if (tip !== name) problems.push(`${file}: ${name} has the tooltip ${tip}`);
  }
  expect(problems).toEqual([]);
  expect(Math.min(links / 4, landmarks / 4, tips)).toBeGreaterThan(documents.length);
});
