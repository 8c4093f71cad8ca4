import { useId } from 'react';
import type { ToolbarData } from '../../../shared/contract.ts';
import { useStore } from '../../core/store.ts';
import { NO_OVERRIDES, overridesOf, type Overrides } from '../demo-look.ts';
import { hasOverrides, WIDTHS } from '../iframe/overrides.ts';
import { showOverrides } from '../iframe/show-overrides.ts';
import './demo-options.css';

/** Theme, direction and width of one demo, each apart from the page's. */
export function DemoOptions({ data }: { data: ToolbarData }) {
  const store = overridesOf(data.hash);
  const overrides = useStore(store);
  const show = (next: Overrides) => {
    store.set(next);
    showOverrides(data, next);
  };
  const change = (part: { [Name in keyof Overrides]: Overrides[Name] | undefined }) => {
    const set = Object.entries({ ...overrides, ...part }).filter(
      ([, value]) => value !== undefined,
    );
    show(Object.fromEntries(set));
  };
  return (
    <div className="demo-choices">
      <Choice<Overrides['mode']>
        legend="Theme"
        value={overrides.mode}
        choices={[
          ['Like the page', undefined],
          ['Light', 'light'],
          ['Dark', 'dark'],
        ]}
        choose={(mode) => change({ mode })}
      />
      <Choice<Overrides['direction']>
        legend="Direction"
        value={overrides.direction}
        choices={[
          ['Like the page', undefined],
          ['Left to right', 'ltr'],
          ['Right to left', 'rtl'],
        ]}
        choose={(direction) => change({ direction })}
      />
      <Choice<Overrides['width']>
        legend="Width"
        value={overrides.width}
        choices={[
          ['Full', undefined],
          ...WIDTHS.map((width): [string, number] => [`${width} px`, width]),
        ]}
        choose={(width) => change({ width })}
      />
      <button
        type="button"
        className="demo-button"
        // Not `disabled`: pressed, it would lose the focus.
        aria-disabled={!hasOverrides(overrides)}
        onClick={() => show(NO_OVERRIDES)}
      >
        Reset
      </button>
    </div>
  );
}

interface ChoiceProps<Value> {
  legend: string;
  value: Value;
  choices: [label: string, value: Value][];
  choose: (value: Value) => void;
}

function Choice<Value>({ legend, value, choices, choose }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map(([label, each]) => (
        <label key={label}>
          <input type="radio" name={name} checked={each === value} onChange={() => choose(each)} />
          <bdi>{label}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
