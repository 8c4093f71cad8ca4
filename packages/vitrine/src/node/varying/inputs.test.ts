import { afterEach, expect, it } from 'vitest';
import { createInputs, type InputKind, type MadeUp } from './inputs.ts';

const none = new Set<InputKind>();
const { stackTraceLimit } = Error;
afterEach(() => expect(Error.stackTraceLimit).toBe(stackTraceLimit));

it('answers with what is real outside of a run, and tells what was asked for once', () => {
  const { ask, takeAsked } = createInputs();
  const asking = (kind: InputKind) =>
    ask(
      kind,
      'what()',
      () => 'real',
      () => 'made up',
    );
  expect([asking('time'), asking('time'), asking('random')]).toEqual(['real', 'real', 'real']);
  expect([...takeAsked()]).toEqual(['time', 'random']);
  expect(takeAsked().size).toBe(0);
});

it('makes values up in a run, and gives the calls that asked for them', async () => {
  const { ask, run, takeAsked } = createInputs();
  const made: unknown[] = [];
  const calls = await run(new Set(['locale']), () => {
    for (const kind of ['locale', 'browser'] as const)
      made.push(
        ask(
          kind,
          `${kind}()`,
          () => 'real',
          ({ varied }) => (varied.has(kind) ? 'made up' : 'as ever'),
        ),
      );
    return Promise.resolve();
  });
  expect(made).toEqual(['made up', 'as ever']);
  expect(
    calls.map(({ kind, name, at }) => [kind, name, at.stack!.includes('inputs.test')]),
  ).toEqual([
    ['locale', 'locale()', true],
    ['browser', 'browser()', true],
  ]);
  // Those of a run are not asked for by what runs after it.
  expect(takeAsked().size).toBe(0);
});

async function listMade(
  { ask, run }: ReturnType<typeof createInputs>,
  varied: ReadonlySet<InputKind>,
  value: (made: MadeUp) => unknown,
): Promise<unknown[]> {
  const all: unknown[] = [];
  await run(varied, () => {
    for (let index = 0; index < 60; index += 1) all.push(ask('random', 'any()', () => null, value));
    return Promise.resolve();
  });
  return all;
}

it('draws the same numbers in each run but one in which chance is varied', async () => {
  const inputs = createInputs();
  const numbers = (varied: ReadonlySet<InputKind>) =>
    listMade(inputs, varied, ({ random }) => random());
  const first = await numbers(none);
  expect(new Set(first).size).toBe(60);
  expect(await numbers(none)).toEqual(first);
  expect(await numbers(new Set(['time']))).toEqual(first);
  expect(await numbers(new Set(['random']))).not.toEqual(first);
});

it('begins each run at the same moment, which passes, and another in every part where time is varied', async () => {
  const inputs = createInputs();
  const times = async (varied: ReadonlySet<InputKind>) =>
    (await listMade(inputs, varied, ({ now }) => now())) as number[];
  const first = await times(none);
  expect(Math.abs(first[0]! - Date.now())).toBeLessThan(60_000);
  expect(first.map((time) => time - first[0]!)).toEqual(Array.from({ length: 60 }, (_, at) => at));
  expect(await times(new Set(['random']))).toEqual(first);
  const [other] = await times(new Set(['time']));
  const partsOf = (time: number) => new Date(time).toISOString().split(/\D+/).slice(0, 6);
  const [here, there] = [partsOf(first[0]!), partsOf(other!)];
  expect(here.filter((part, at) => part === there[at])).toEqual([]);
});

it('keeps the stacks of the first calls, far enough down to reach what called', async () => {
  const { ask, run } = createInputs();
  const down = (levels: number): unknown =>
    levels === 0
      ? ask(
          'time',
          'now()',
          () => 0,
          () => 0,
        )
      : down(levels - 1);
  const calls = await run(none, () => {
    for (let index = 0; index < 60; index += 1) down(30);
    return Promise.resolve();
  });
  expect(calls).toHaveLength(40);
  expect(calls[0]!.at.stack!.match(/inputs\.test/g)!.length).toBeGreaterThan(30);
});

it('is as before after a run that fails', async () => {
  const { ask, run } = createInputs();
  await expect(run(none, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(
    ask(
      'time',
      'now()',
      () => 'real',
      () => 'made up',
    ),
  ).toBe('real');
});
