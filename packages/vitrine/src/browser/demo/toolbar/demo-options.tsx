import { useId, useRef } from 'react';
import { FRAME_WIDTHS, hasOverrides, NO_OVERRIDES } from '../iframe/overrides.ts';
import type { FrameOverrides } from '../iframe/overrides.ts';
import { showOverrides } from '../iframe/show-overrides.ts';
import type { ToolbarData } from '../../../shared/contract.ts';
import './demo-options.css';

interface DemoOptionsProps {
  data: ToolbarData;
  overrides: FrameOverrides;
  setOverrides: (overrides: FrameOverrides) => void;
}

/** Theme, direction and width of one demo, each apart from the page's. */
export function DemoOptions({ data, overrides, setOverrides }: DemoOptionsProps) {
  const root = useRef<HTMLDivElement>(null);
  const change = (part: Partial<FrameOverrides>) => {
    const next = { ...overrides, ...part };
    setOverrides(next);
    showOverrides(root.current!.closest<HTMLElement>('[data-demo]')!, next, data);
  };
  return (
    <div ref={root} className="demo-choices">
      <Choice<FrameOverrides['mode']>
        legend="Theme"
        value={overrides.mode}
        choices={[
          ['Like the page', null],
          ['Light', 'light'],
          ['Dark', 'dark'],
        ]}
        choose={(mode) => change({ mode })}
      />
      <Choice<FrameOverrides['direction']>
        legend="Direction"
        value={overrides.direction}
        choices={[
          ['Like the page', null],
          ['Left to right', 'ltr'],
          ['Right to left', 'rtl'],
        ]}
        choose={(direction) => change({ direction })}
      />
      <Choice
        legend="Width"
        value={overrides.width}
        choices={[
          ['Full', null],
          ...FRAME_WIDTHS.map((width): [string, number] => [`${width} px`, width]),
        ]}
        choose={(width) => change({ width })}
      />
      <button
        type="button"
        className="demo-button"
        disabled={!hasOverrides(overrides)}
        onClick={() => change(NO_OVERRIDES)}
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
