import type { AxeResults } from 'axe-core';
import type { Globals } from './watch-globals.ts';

/** Instructions for one demo, passed to the page. */
export interface DemoVisit {
  id: string;
  /** The reader's choices, one for each time that the demo is mounted. */
  choices: { mode: 'light' | 'dark'; direction: 'ltr' | 'rtl' }[];
  preferencesKey: string;
  /** Whether the demo is a whole page. */
  isBlank: boolean;
  /** How long a demo may take to answer, in milliseconds. */
  patience: number;
}

/** What there was before a demo was mounted, and after it was unmounted. */
interface Round {
  before: Globals;
  left: Globals;
}

/**
 * Runs in a page of a built site whose content is in a template: mounts one demo over its server markup
 * with each of the given choices, looks at it, unmounts it and looks at what it has left. The last choice
 * should repeat an earlier one: what has grown by then grows every time.
 * Self-contained, because the browser gets it as text.
 * @returns every problem, in words
 */
export async function visitDemo(visit: DemoVisit): Promise<string[]> {
  const { id, choices, preferencesKey, patience, isBlank } = visit;
  const problems: string[] = [];
  const main = document.getElementById('v-main')!;
  const { content } = main.querySelector('template')!;
  const readGlobals = (window as any).readGlobals as () => Globals;
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  const nextFrame = async () => {
    await new Promise(requestAnimationFrame);
    await nextTask();
  };

  const frame = await findFrame();
  if (!frame) return ['it is not on its page'];
  const { module, preload = '' } = frame.dataset;
  const hydrationUrl = preload.split(' ').find((url) => url.includes('/hydrate-demo-'));
  const adapterUrl =
    frame.dataset.adapter ?? JSON.parse(document.getElementById('v-data')!.textContent).adapterUrl;
  if (!module || !hydrationUrl) return ['its frame names no module, or nothing that hydrates it'];
  const { hydrateDemo } = await import(hydrationUrl);
  const adapter = await import(adapterUrl);
  const load = async () => ({ Demo: (await import(module)).default, adapter });
  for (const style of document.querySelectorAll<HTMLElement>('[data-style^="demos:"]')) {
    if (style.dataset.adopted !== undefined) continue;
    style.dataset.adopted = '';
    adapter.adoptStyles?.(style);
  }

  // Headings are judged by those before them.
  const headings = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6, [data-demo]')];
  const place = headings.findIndex((each) => each.getAttribute('data-demo') === id);
  const heading = headings.slice(0, place).findLast((each) => !each.hasAttribute('data-demo'));
  main.querySelector('h1, h2, h3, h4, h5, h6')?.remove();
  if (heading) main.prepend(heading.cloneNode(true));

  const first = readGlobals();
  let previous: { before: Globals; left: Globals } | undefined;
  for (const [round, choice] of choices.entries()) {
    const last = round === choices.length - 1;
    const { mode, direction } = choice;
    const inThis = ` (${mode}, ${direction})`;
    await adapter.prepare?.({ mode, direction, colors: null });
    const value = JSON.stringify(choice);
    localStorage.setItem(preferencesKey, value);
    dispatchEvent(new StorageEvent('storage', { key: preferencesKey, newValue: value }));
    await nextTask();
    const copy = frame.cloneNode(true) as HTMLElement;
    // So that no frame of an earlier round is still to come.
    if (last) await nextFrame();
    const before = readGlobals();
    const others = new Set(document.body.children);
    main.append(copy);
    const stage = copy.querySelector<HTMLElement>('.demo-content')!;
    if (stage.dataset.client !== undefined) problems.push('it has no server markup');
    const unmount = hydrateDemo({ box: copy, content: stage, toolbar: null }, load(), load);
    const live = await waitUntilLive(copy);
    await nextFrame();
    if (!live) problems.push(`it does not answer within ${patience} ms${inThis}`);
    const message = copy.querySelector('.demo-message, [data-error]');
    if (message) problems.push(`${message.textContent.trim()}${inThis}`);
    // The last time is for what it leaves alone, those between for other colours.
    if (!last) {
      const found = await findViolations(copy, others, round > 0);
      problems.push(...found.map((each) => each + inThis));
    }
    unmount();
    copy.remove();
    await nextTask();
    if (last) {
      // Callbacks that were due have run by the second frame.
      await nextFrame();
      await nextFrame();
    }
    const left = readGlobals();
    problems.push(...compareContent(before, left).map((each) => each + inThis));
    if (last && previous) problems.push(...findLeaks(previous, { before, left }));
    previous = { before, left };
  }
  return problems;

  async function findFrame(): Promise<HTMLElement | null> {
    const own = content.querySelector<HTMLElement>(`[data-demo="${CSS.escape(id)}"]`);
    const iframe = own?.querySelector<HTMLIFrameElement>('iframe[src]');
    if (!own || own.dataset.module !== undefined || !iframe) return own;
    // An isolated demo: its markup and styles are in a document of its own.
    const html = await (await fetch(iframe.getAttribute('src')!)).text();
    const isolated = new DOMParser().parseFromString(testHtml(html), 'text/html');
    document.head.append(...isolated.querySelectorAll('[data-style^="demos:"]'));
    return isolated.querySelector<HTMLElement>('.demo');
  }

  async function waitUntilLive(copy: HTMLElement): Promise<boolean> {
    const end = performance.now() + patience;
    while (performance.now() < end) {
      if (copy.querySelector('.demo-content')?.hasAttribute('data-live')) return true;
      await nextTask();
    }
    return false;
  }

  /** In the demo and in what it has opened outside its frame; of a whole page in the document. */
  async function findViolations(
    copy: HTMLElement,
    others: Set<Element>,
    colorsOnly: boolean,
  ): Promise<string[]> {
    const portals = [...document.body.children].filter((element) => !others.has(element));
    const { violations } = (await (window as any).axe.run(
      isBlank ? document : { include: [copy, ...portals] },
      {
        resultTypes: ['violations'],
        elementRef: false,
        ...(colorsOnly && { runOnly: ['color-contrast', 'link-in-text-block'] }),
      },
    )) as AxeResults;
    return violations.flatMap(({ id: rule, nodes }) =>
      nodes.map(({ target, any, all }) => {
        const reason = [...any, ...all].map((check) => check.message).join('; ');
        return `axe ${rule}: ${target.join(' ')}: ${reason}`;
      }),
    );
  }

  /** State that has to be the same after each round. */
  function compareContent(from: Globals, to: Globals): string[] {
    const left = [...to.body];
    for (const each of from.body) if (left.includes(each)) left.splice(left.indexOf(each), 1);
    return [
      ...(left.length > 0 ? [`it leaves in the body: ${left.join(', ')}`] : []),
      ...(to.attributes === from.attributes
        ? []
        : [`it leaves attributes: ${to.attributes}, before: ${from.attributes}`]),
      ...(to.title === from.title ? [] : [`it leaves another title: ${to.title}`]),
    ];
  }

  /**
   * Leaks: the library may add something once, but nothing each time, and nothing may go on. What the shell
   * ends meanwhile makes up for nothing.
   * @param previous before and after the round before the last
   * @param latest before and after the last round
   */
  function findLeaks(previous: Round, latest: Round): string[] {
    const grown = [
      ['listeners', 'listeners on the window, the document or media queries'],
      ['observed', 'observed elements'],
      ['headElements', 'elements in the head'],
      ['rules', 'style rules'],
    ] as const;
    const going = [
      ['timeouts', 'timeouts'],
      ['intervals', 'intervals'],
      ['frames', 'animation frames'],
    ] as const;
    const without = (names: string[], others: string[]) => {
      const known = new Set(others);
      return names.filter((name) => !known.has(name));
    };
    const { before, left } = latest;
    return [
      ...grown.flatMap(([key, what]) => {
        // What was put in the place of an earlier one is no more than before.
        const still = new Set(left[key]);
        const kept = without(previous.left[key], previous.before[key]).filter((name) =>
          still.has(name),
        );
        const growth = Math.min(without(left[key], before[key]).length, kept.length);
        return growth > 0 ? [`each time it leaves ${growth} more ${what}`] : [];
      }),
      ...going.flatMap(([key, what]) => {
        const started = without(left[key], before[key]);
        const calledOff = without(without(before[key], first[key]), left[key]).filter((name) =>
          left.cancelled.includes(name),
        );
        const running = started.length - calledOff.length;
        return running > 0 ? [`it leaves ${running} ${what} running`] : [];
      }),
    ];
  }
}
