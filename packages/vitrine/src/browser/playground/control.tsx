import { useId } from 'react';
import type { PlaygroundControl, PropValue } from '../../shared/playground.ts';
import { MAX_TEXT, mayLeaveOut, parse } from './values.ts';

/** Up to so many values, and characters of all of them, stand side by side; more are a list. */
const MAX_SEGMENTS = 4;
const MAX_SEGMENTS_TEXT = 26;
/** Names a prop that is left out. */
const LEFT_OUT = 'not set';

interface ControlProps {
  control: PlaygroundControl;
  value: PropValue | null;
  change: (value: PropValue | null) => void;
}

/** The control of one prop, labelled with its name. */
export function Control({ control, value, change }: ControlProps) {
  const id = useId();
  if (control.kind === 'choice' || control.kind === 'preset') {
    return <Choice {...{ id, control, value, change }} />;
  }
  const isSwitch = control.kind === 'boolean';
  return (
    <div className={`playground-control${isSwitch ? ' playground-switch' : ''}`}>
      <label htmlFor={id} className="playground-label">
        {control.prop}
      </label>
      {isSwitch ? (
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={(value ?? control.default) === true}
          onChange={({ target }) => change(target.checked)}
        />
      ) : control.kind === 'text' || control.kind === 'url' ? (
        <input
          id={id}
          type="text"
          dir="auto"
          autoComplete="off"
          maxLength={MAX_TEXT}
          value={String(value ?? '')}
          onChange={({ target }) => change(target.value === '' ? null : target.value)}
        />
      ) : (
        <input
          id={id}
          type="number"
          autoComplete="off"
          value={Number.isFinite(value) ? Number(value) : ''}
          placeholder={control.default === null ? undefined : String(control.default)}
          onChange={({ target }) => change(parse(control, target.value) ?? null)}
        />
      )}
    </div>
  );
}

interface ChoiceProps extends ControlProps {
  id: string;
  control: Extract<PlaygroundControl, { kind: 'choice' | 'preset' }>;
}

/** One of several values: side by side where they are few and short. */
function Choice({ id, control, value, change }: ChoiceProps) {
  const { prop } = control;
  const values =
    control.kind === 'choice'
      ? control.values.map(String)
      : control.presets.map(({ name }) => name);
  const canLeaveOut =
    mayLeaveOut(control) && (control.kind === 'preset' || control.default === null);
  const names = canLeaveOut && !values.includes(LEFT_OUT) ? [LEFT_OUT, ...values] : values;
  const shown = value ?? control.default;
  const selected = shown === null ? LEFT_OUT : String(shown);
  const choose = (name: string) =>
    change(canLeaveOut && name === LEFT_OUT ? null : (parse(control, name) ?? null));

  if (names.length > MAX_SEGMENTS || names.join('').length > MAX_SEGMENTS_TEXT) {
    return (
      <div className="playground-control">
        <label htmlFor={id} className="playground-label">
          {prop}
        </label>
        <select id={id} value={selected} onChange={({ target }) => choose(target.value)}>
          {names.map((name) => (
            <option key={name} dir="auto">
              {name}
            </option>
          ))}
        </select>
      </div>
    );
  }
  return (
    <fieldset className="playground-control">
      <legend className="playground-label">{prop}</legend>
      <div className="playground-segments">
        {names.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name={id}
              value={name}
              checked={name === selected}
              onChange={() => choose(name)}
            />
            <span dir="auto">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
