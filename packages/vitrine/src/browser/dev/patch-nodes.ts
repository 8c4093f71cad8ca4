/*
 * Dev server only. Puts what an edit has changed into a document, and leaves the rest of it alone, with what the reader has
 * typed, opened and marked there. What the server wrote before tells which nodes have changed; the document alone does not,
 * as scripts have added to it.
 */

/** A demo with a module, which its content follows by itself, also where the server could not render it. */
const DEMO = '[data-demo][data-module]';

/** Makes of the children of an element that were written as those of `before` those of `after`, which is left without them. */
export function patchChildren(live: Element, before: Element, after: Element): void {
  const [shown, old, next] = [live, before, after].map(({ childNodes }) => [...childNodes]) as [
    ChildNode[],
    ChildNode[],
    ChildNode[],
  ];
  // A script has added something, and nothing tells what.
  if (shown.length !== old.length || shown.some((node, i) => node.nodeName !== old[i]!.nodeName)) {
    live.replaceChildren(...next);
    return;
  }
  const oldTexts = old.map(textOf);
  const nextTexts = next.map(textOf);
  let [o, n] = [0, 0];
  const ends: [number, number] = [old.length, next.length];
  for (const [oldKept, nextKept] of [...longestCommon(oldTexts, nextTexts), ends]) {
    const place = shown[oldKept] ?? null;
    for (; o < oldKept && n < nextKept; o++, n++) patchNode(shown[o]!, old[o]!, next[n]!);
    for (; o < oldKept; o++) shown[o]!.remove();
    for (; n < nextKept; n++) live.insertBefore(next[n]!, place);
    [o, n] = [oldKept + 1, nextKept + 1];
  }
}

function patchNode(live: ChildNode, before: ChildNode, after: ChildNode): void {
  const isKept =
    live instanceof Element &&
    before instanceof Element &&
    after instanceof Element &&
    before.nodeName === after.nodeName &&
    before.id === after.id &&
    !before.matches(DEMO) &&
    !after.matches(DEMO);
  if (!isKept) return live.replaceWith(after);
  for (const { name } of before.attributes)
    if (!after.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of after.attributes)
    if (before.getAttribute(name) !== value) live.setAttribute(name, value);
  patchChildren(live, before, after);
}

/** What the server wrote, but for the content of demos. */
function textOf(node: ChildNode): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const copy = node.cloneNode(true) as Element;
  const demos = copy.matches(DEMO) ? [copy] : copy.querySelectorAll(DEMO);
  for (const demo of demos) {
    // Added as the document was read (`inline/first-demo.ts`).
    demo.removeAttribute('data-near');
    demo.querySelector('.demo-content')?.replaceWith('');
  }
  return copy.outerHTML;
}

/** Positions in both lists of what they have in common, in order. */
function longestCommon(a: readonly string[], b: readonly string[]): [number, number][] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (
    end < a.length - start &&
    end < b.length - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  )
    end++;
  const [middleA, middleB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const lengths = middleA.map(() => new Array<number>(middleB.length).fill(0));
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = middleA.length - 1; i >= 0; i--)
    for (let j = middleB.length - 1; j >= 0; j--)
      lengths[i]![j] =
        middleA[i] === middleB[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  const common: [number, number][] = [];
  for (let i = 0; i < start; i++) common.push([i, i]);
  for (let i = 0, j = 0; i < middleA.length && j < middleB.length;) {
    if (middleA[i] === middleB[j]) common.push([start + i++, start + j++]);
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i++;
    else j++;
  }
  for (let i = end; i > 0; i--) common.push([a.length - i, b.length - i]);
  return common;
}
