import { expect, it, vi } from 'vitest';
import { findVarying } from './find-varying.ts';
import { createInputs, type InputKind, type Inputs } from './inputs.ts';

/** Renders what asks for values; gives what is found of it. */
async function findIn(render: (inputs: Inputs) => string | Promise<string>) {
  const inputs = createInputs();
  const html = await render(inputs);
  const found = await findVarying(inputs, { asked: inputs.takeAsked(), html }, () =>
    render(inputs),
  );
  return found && { kind: found.kind, names: found.calls.map(({ name }) => name) };
}

const varying = ({ ask }: Inputs, kind: InputKind) =>
  ask(
    kind,
    `${kind}()`,
    () => 'here',
    ({ varied }) => (varied.has(kind) ? 'there' : 'here'),
  );

it.each(['random', 'time', 'locale', 'time zone', 'browser'] as const)(
  'finds what is rendered otherwise by another %s, and what asked for it',
  async (kind) => {
    // Something else is asked for as well, and shown nowhere.
    const other = kind === 'time' ? 'locale' : 'time';
    const render = (inputs: Inputs) => {
      varying(inputs, other);
      return `<p>${varying(inputs, kind)}</p>`;
    };
    expect(await findIn(render)).toEqual({ kind, names: [`${kind}()`] });
    expect(await findIn((inputs) => Promise.resolve(render(inputs)))).not.toBe(null);
  },
);

it('finds nothing where nothing is asked for, or nothing of it is shown', async () => {
  let count = 0;
  expect(await findIn(() => `<p>${(count += 1)}</p>`)).toBe(null);
  expect(await findIn((inputs) => `<p>${varying(inputs, 'time').length > 0}</p>`)).toBe(null);
});

it('passes over moments that are kept for scripts, and over no other attribute', async () => {
  const now = ({ ask }: Inputs) =>
    ask(
      'time',
      'Date.now()',
      () => 1,
      ({ varied }) => (varied.has('time') ? 2 : 1),
    );
  expect(await findIn((inputs) => `<p data-sum-at="${now(inputs)}"></p>`)).toBe(null);
  expect(await findIn((inputs) => `<p title="${now(inputs)}"></p>`)).not.toBe(null);
  expect(await findIn((inputs) => `<p data-at="${now(inputs)} ms"></p>`)).not.toBe(null);
});

it('takes what a module remembers for chance where it has asked for some, and for a number else', async () => {
  const remembers = (kind: InputKind) => {
    let count = 0;
    return (inputs: Inputs) => {
      varying(inputs, kind);
      return `<p>${(count += 1)}</p>`;
    };
  };
  expect(await findIn(remembers('random'))).toEqual({ kind: 'random', names: ['random()'] });
  expect(await findIn(remembers('time'))).toBe(null);
});

it('names the first of several kinds, in the order in which they are tried', async () => {
  const render = (inputs: Inputs) => varying(inputs, 'browser') + varying(inputs, 'locale');
  expect(await findIn(render)).toEqual({ kind: 'locale', names: ['locale()'] });
});

it('goes on no longer than a demo may take', async () => {
  let passed = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (passed += 900));
  try {
    expect(await findIn((inputs) => varying(inputs, 'browser'))).not.toBe(null);
    const render = (inputs: Inputs) =>
      `${varying(inputs, 'locale') && ''}${varying(inputs, 'browser')}`;
    expect(await findIn(render)).toBe(null);
  } finally {
    clock.mockRestore();
  }
});
