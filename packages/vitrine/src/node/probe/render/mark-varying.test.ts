import { expect, it } from 'vitest';
import { createInputs } from '../../varying/inputs.ts';
import type { Rendered } from '../trial/answer.ts';
import type { TriedComponent } from '../trial/trial.ts';
import type { Elements, Stage } from './elements.ts';
import { markVarying } from './mark-varying.ts';

const attempt = { hasChildren: true, props: {} };
const componentOf = (name: string, attempts = [attempt]): TriedComponent => ({
  ...{ name, title: name, specifier: 'kit', isDefault: false, attempts },
});
const markup = (html: string) => ({ html, noisy: false, styled: false });
const around = { provider: null, props: { theme: 1 } };

/** Marks what components render to, each by what it gives where it is rendered anew. */
async function mark(
  rendered: Rendered[],
  components: TriedComponent[],
  renderAnew: (name: string, ask: ReturnType<typeof createInputs>['ask']) => string,
) {
  const inputs = createInputs();
  const muted: boolean[] = [];
  let isMuted = false;
  const elements = {
    of: ({ name }: TriedComponent) => name,
    wrap: (within: object, element: unknown) => (within === around ? element : 'other'),
  } as unknown as Elements;
  const stage = {
    react: {
      renderToString: (name: string) => {
        muted.push(isMuted);
        return renderAnew(name, inputs.ask);
      },
    },
    noise: {
      muted: async <Value>(work: () => Promise<Value>) => {
        isMuted = true;
        const done = await work();
        isMuted = false;
        return done;
      },
    },
  } as unknown as Stage;
  const marked = await markVarying(stage, { elements }, inputs, components, rendered, around);
  expect(muted).not.toContain(false);
  return marked;
}

it('marks what browsers would render otherwise, attempt by attempt, and leaves the rest as it is', async () => {
  const components = ['Calendar', 'Knob'].map((name) => componentOf(name, [attempt, attempt]));
  const rendered = [
    { name: 'Calendar', results: [markup('<i>today</i>'), null] },
    { name: 'Knob', results: [null, markup('<b>Knob</b>')] },
  ];
  const marked = await mark(rendered, components, (name, ask) => {
    const day = ask('time', 'Date.now()', String, ({ varied }) => String(varied.has('time')));
    return name === 'Calendar' ? `<i>${day}</i>` : '<b>Knob</b>';
  });
  expect(marked).toEqual([
    { name: 'Calendar', results: [{ ...markup('<i>today</i>'), varies: true }, null] },
    { name: 'Knob', results: [null, markup('<b>Knob</b>')] },
  ]);
});

it('does not count what throws as it is rendered anew, nor what others have asked for', async () => {
  const names = ['Asks', 'Throws', 'Plain'];
  const rendered = names.map((name) => ({ name, results: [markup(name)] }));
  let count = 0;
  const marked = await mark(
    rendered,
    names.map((name) => componentOf(name)),
    (name, ask) => {
      if (name !== 'Plain') ask('time', 'Date.now()', Number, Number);
      if (name === 'Throws') throw new Error('once more');
      return name === 'Plain' ? `${(count += 1)}` : name;
    },
  );
  expect(marked).toEqual(rendered);
});
