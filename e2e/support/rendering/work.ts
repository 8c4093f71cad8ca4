import type { CDPSession, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  args: { elementCount?: number; beginData?: { dirtyObjects: number } };
}

export interface RenderingWork {
  /** Most elements whose styles were worked out at once. */
  styled: number;
  /** Most boxes that were laid out at once. */
  laidOut: number;
}

/** What the browser has to work out anew while something is done, and in the moment after it. */
export async function readRenderingWork(
  page: Page,
  act: () => Promise<unknown>,
): Promise<RenderingWork> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  const includedCategories = ['devtools.timeline'];
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories },
  });
  await act();
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0))),
      ),
  );
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const most = (name: string, read: (event: TraceEvent) => number | undefined) =>
    Math.max(
      0,
      ...events.filter((each) => each.name === name && each.ph === 'X').map((each) => read(each)!),
    );
  return {
    styled: most('UpdateLayoutTree', ({ args }) => args.elementCount),
    laidOut: most('Layout', ({ args }) => args.beginData?.dirtyObjects),
  };
}
