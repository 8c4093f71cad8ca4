import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** A finger on the screen: what it does goes through the browser's own gesture detection. */
export interface Finger {
  down: (at: Point) => Promise<void>;
  /** Moves in small steps, as a finger does. */
  move: (to: Point) => Promise<void>;
  up: () => Promise<void>;
}

export async function createFinger(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  let last: Point = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: async (at) => {
      last = at;
      await send('touchStart', [at]);
    },
    move: async (to) => {
      const from = last;
      const steps = Math.max(2, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 8));
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps;
        last = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
        await send('touchMove', [last]);
      }
    },
    up: async () => {
      await send('touchEnd', []);
    },
  };
}
