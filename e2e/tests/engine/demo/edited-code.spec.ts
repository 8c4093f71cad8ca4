import { demo } from '../../../support/demos.ts';
import {
  editErrors,
  editHash,
  openEditor,
  preview,
  PREVIEW_TIMEOUT,
  showing,
  writeCode,
} from '../../../support/editor.ts';
import { LEAKS } from '../../../support/leaks/vectors.ts';
import { listen } from '../../../support/leaks/listeners.ts';
import { takeSample } from '../../../support/sample.ts';
import { visit } from '../../../support/shell.ts';
import { test, expect as baseExpect } from '../../../support/test.ts';

const expect = baseExpect.configure({ timeout: PREVIEW_TIMEOUT });
test.describe.configure({ timeout: 90_000 });

/** What may take the document away, so that nothing after it would be tried. */
const LEAVES =
  /^(?:itself|a form|a meta|a link with a ping|a download|an application|the frame around)/;

/** Each of them takes a document of its own: of so many one is tried. */
const EVERY_WAY_OUT = 3;

const PAGE = '/getting-started/usage';
const DEMO = 'three-styles';
const FILE = `${DEMO}.tsx`;

/** A demo that does something once it is shown, one thing after the other, and says that it has. */
const doing = (steps: string[]) => `import { useEffect, useState } from 'react';
const steps: (() => Promise<unknown>)[] = [
${steps.map((step) => `async () => {\n${step}\n},`).join('\n')}
];
let begun = false;
export default function Doing() {
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (begun) return;
    begun = true;
    void (async () => {
      for (const step of steps) {
        void step().catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      setDone(steps.length);
    })();
  }, []);
  return <p>Done {done}</p>;
}
`;

test.describe('a stranger’s code', () => {
  test.use({
    // What the browser keeps the code from it says, and announces.
    allowedMessages: [/^(error|warning|info|verbose): |^request to http:\/\/127\.0\.0\.1:/],
  });

  test('has no way to send anything to anybody', async ({ page, context }) => {
    const { tcp, udp, arrived, close } = await listen();
    const address = (code: string) => code.replace(/\bTCP\b/g, tcp).replace(/\bUDP\b/g, udp);
    const run = async (steps: string[]) => {
      const code = doing(steps.map(address));
      await page.goto('/robots.txt');
      await visit(page, `${PAGE}${editHash(DEMO, { [FILE]: code })}`);
      const frame = demo(page, DEMO);
      await expect(frame.getByRole('group', { name: 'Code from a link' })).toContainText(
        'type nothing secret into it',
      );
      await frame.getByRole('button', { name: 'Run the code' }).click();
      return frame;
    };

    await test.step('what is sent without the runner arrives', async () => {
      await page.goto('/robots.txt');
      await page.evaluate(address(`(async () => {${LEAKS['a peer connection']}})()`));
      await page.evaluate(address(LEAKS['pictures']!));
      await expect.poll(() => arrived).toContain('udp');
      await expect.poll(() => arrived.join()).toContain('GET /image');
      await page.goto('about:blank');
      await page.waitForTimeout(300);
      arrived.length = 0;
    });

    const names = Object.keys(LEAKS);
    const last = names.filter((name) => LEAVES.test(name));
    await test.step('nothing of what code can try does', async () => {
      const steps = names.filter((name) => !last.includes(name)).map((name) => LEAKS[name]!);
      const frame = await run(steps);
      await expect(preview(frame).getByText(`Done ${steps.length}`)).toBeVisible();
      // Connections take their time.
      await page.waitForTimeout(1000);
      expect(arrived).toEqual([]);
      await expect(
        preview(frame).locator('iframe, object, embed, link, meta[http-equiv="refresh"]'),
      ).toHaveCount(0);
    });

    for (const name of takeSample(last, EVERY_WAY_OUT)) {
      await test.step(`nor when it leads ${name}`, async () => {
        await run([LEAKS[name]!]);
        await page.waitForTimeout(1500);
        expect(arrived).toEqual([]);
      });
    }
    expect(new URL(page.url()).pathname).toBe(PAGE);
    expect(context.pages()).toHaveLength(1);
    close();
  });

  test('has an RTCPeerConnection in no frame', async ({ page }) => {
    const code = `export default () => <p>{typeof RTCPeerConnection} {Object.getOwnPropertyNames(window).filter((name) => /RTC/.test(name) && window[name as keyof Window] !== undefined).length}</p>;`;
    await visit(page, `${PAGE}${editHash(DEMO, { [FILE]: code })}`);
    const frame = demo(page, DEMO);
    await frame.getByRole('button', { name: 'Run the code' }).click();
    await expect(preview(frame).getByText('undefined 0')).toBeVisible();
  });
});

/** Endless code, and what the reader is told. */
const ENDLESS: [code: string, error: RegExp][] = [
  [
    `export default function A() {\n  while (true) {}\n  return null;\n}`,
    /:2:3 This loop ran for more than 2 seconds/,
  ],
  [
    `let n = 0;\nfor (;;) { try { n += 1; } catch {} }\nexport default () => null;`,
    /:2:1 This loop/,
  ],
  [
    `import { useEffect } from 'react';\nexport default function A() {\n  useEffect(() => {\n    void (async () => {\n      for (;;) await null;\n    })();\n  }, []);\n  return null;\n}`,
    /:5:7 This loop/,
  ],
  [
    `const f = (n: number): number => (n < 2 ? n : f(n - 1) + f(n - 2));\nexport default () => <p>{f(90)}</p>;`,
    /:1:\d+ The code ran for more than 2 seconds/,
  ],
];

test.describe('code that never ends', () => {
  test.use({ allowedMessages: [/^error: .*seconds without a pause/] });

  test('is stopped, its line is named, and the page lives on', async ({ page }) => {
    await visit(page, PAGE);
    const frame = await openEditor(page, DEMO);
    await writeCode(page, frame, showing('Before'));
    await expect(preview(frame).getByText('Before')).toBeVisible();
    for (const [code, error] of ENDLESS) {
      await writeCode(page, frame, code);
      await expect(editErrors(frame)).toHaveText([error]);
    }
    await writeCode(page, frame, showing('After'));
    await expect(preview(frame).getByText('After')).toBeVisible();
    await expect(editErrors(frame)).toHaveCount(0);
  });
});

/** Takes the runner's own port, as hostile code can. */
const WITH_PORT = (then: string) => `let port: MessagePort | undefined;
const original = MessagePort.prototype.postMessage;
MessagePort.prototype.postMessage = function (this: MessagePort, ...args: [unknown]) {
  if ((args[0] as { type?: string } | null)?.type && !port) {
    port = this;
    setTimeout(() => begin((message) => Reflect.apply(original, this, [message])), 300);
  }
  Reflect.apply(original, this, args);
};
function begin(send: (message: unknown) => void) {
  ${then}
}
export default () => <p>Hostile</p>;
`;

const FLOODS: [what: string, code: string][] = [
  [
    '3,000 messages a tick',
    WITH_PORT(
      `setInterval(() => { for (let i = 0; i < 3000; i += 1) send({ type: 'height', height: i }); }, 0);`,
    ),
  ],
  [
    'malformed ones',
    WITH_PORT(`for (let i = 0; i < 100; i += 1) send([i, { type: 'failed', error: [] }]);`),
  ],
  [
    '3,000 a tick to the window',
    `setInterval(() => { for (let i = 0; i < 3000; i += 1) top!.postMessage(i, '*'); }, 0);\nexport default () => <p>Hostile</p>;`,
  ],
];

test('a runner that floods the page with messages is closed, and the reader told', async ({
  page,
}) => {
  await visit(page, PAGE);
  const frame = await openEditor(page, DEMO);
  for (const [what, code] of FLOODS) {
    await test.step(what, async () => {
      await writeCode(page, frame, code);
      await expect(frame.getByRole('alert')).toContainText('more messages than it takes');
      await expect(frame.locator('.edit-frame')).toHaveCount(0);
      await expect(frame.locator('.demo-content')).toBeVisible();
      await writeCode(page, frame, showing(what));
      await expect(preview(frame).getByText(what)).toBeVisible();
      await expect(frame.getByRole('alert')).toHaveCount(0);
    });
  }

  await test.step('a message that is long is cut, malformed ones are left out', async () => {
    const shapes = `null, undefined, 1, 'text', [], {}, { type: 'shown' }, { type: 'failed', run: 1, error: null }, { type: 'crashed', run: 'x', error: {} }, new Map(), new Date(NaN), { type: 'height', height: 'high' }`;
    await writeCode(
      page,
      frame,
      WITH_PORT(`for (const shape of [${shapes}]) send(shape);
  for (let run = 1; run < 12; run += 1) send({ type: 'crashed', run, error: { message: 'Long ' + 'x'.repeat(3_000_000), file: '${FILE}', line: -3, column: 1e300 } });`),
    );
    await expect(editErrors(frame)).toHaveText([/^\s*Long x{1900,1999}…$/]);
    await expect(preview(frame).getByText('Hostile')).toBeVisible();
  });
});
