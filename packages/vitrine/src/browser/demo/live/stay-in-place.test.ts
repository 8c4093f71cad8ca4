// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stayInPlace } from './stay-in-place.ts';

let end: () => void = () => undefined;
beforeEach(() => {
  document.body.innerHTML = `<div id="v-shell"><a href="#">Shell</a></div>
<main><a href="#">Prose</a><div class="demo-content">
<a href="#"><b>Placeholder</b></a><a href="">Empty</a><a href="#part">Part</a><a href="/other">Other</a>
<form><button>Plain</button><button formaction="/send">Sent</button><button formmethod="dialog">Close</button></form>
<form action="#"><button>Nowhere</button></form><form action="/search"><button>Search</button></form>
</div></main><div class="layer"><a href="#">Covering</a></div>`;
  end = stayInPlace();
});
afterEach(() => end());

/** Whether the browser would go on with what a click on the text begins. */
function goesOn(text: string): boolean {
  const element = [...document.querySelectorAll<HTMLElement>('a,b,button')].findLast(
    ({ textContent }) => textContent === text,
  )!;
  const { form } = element as HTMLButtonElement;
  const event = form
    ? new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: element })
    : new MouseEvent('click', { bubbles: true, cancelable: true });
  let prevented = false;
  // jsdom cannot go anywhere.
  const last = (each: Event) => {
    prevented = each.defaultPrevented;
    each.preventDefault();
  };
  addEventListener(event.type, last, { once: true });
  (form ?? element).dispatchEvent(event);
  return !prevented;
}

describe('the page stays where it is read', () => {
  it.each(['Placeholder', 'Empty', 'Covering', 'Plain', 'Nowhere'])('by %s of a demo', (text) => {
    expect(goesOn(text)).toBe(false);
  });

  it.each(['Part', 'Other', 'Sent', 'Close', 'Search'])(
    '%s of a demo leads where it says',
    (text) => {
      expect(goesOn(text)).toBe(true);
    },
  );

  it.each(['Shell', 'Prose'])('%s is no demo', (text) => {
    expect(goesOn(text)).toBe(true);
  });

  it('until the page is left', () => {
    end();
    expect(goesOn('Placeholder')).toBe(true);
  });

  it('but a page that is one demo is its own', () => {
    end();
    document.getElementById('v-shell')!.remove();
    end = stayInPlace();
    expect(goesOn('Placeholder')).toBe(true);
  });
});
