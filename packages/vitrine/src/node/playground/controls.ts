import type { PropDoc } from '../model/component-doc.ts';
import type { PlaygroundControl, PropValue } from '../../shared/playground.ts';
import { isSafeUrl } from '../../shared/safe-url.ts';
import { showInvisible } from '../../shared/text/show-controls.ts';
import { mayChoose, textControl } from './text-props.ts';

/** A control as far as a prop's documentation decides it. */
export type ControlShape =
  | { kind: 'boolean' | 'text' | 'url' | 'number' }
  | { kind: 'choice'; values: PropValue[] };

/**
 * The control for a documented prop, or `null` for one that no control of ours can set: a function, an
 * object; a text that becomes an element, markup or a resource, because links set controls too; and for names and values
 * of which a reader would not see all.
 * @param initial what the author sets it to, which tells the kind where the type does not
 */
export function controlShape(prop: PropDoc, initial: PropValue | null): ControlShape | null {
  // `Tone.Loud` would have to be imported: the text that it stands for is no value of its type.
  if (prop.values.some(({ text }) => /^[A-Za-z_$][\w$]*\./.test(text))) return null;
  if (!isVisible(prop.name)) return null;
  const values = prop.values
    .map(({ value }) => value)
    .filter((value) => mayChoose(prop.name, value) && isVisible(String(value)));
  if (values.length > 0) {
    const isSwitch = values.every((value) => typeof value === 'boolean');
    return isSwitch ? { kind: 'boolean' } : { kind: 'choice', values };
  }
  const kinds = { boolean: 'boolean', number: 'number', string: 'text' } as const;
  const input =
    prop.input ?? (initial === null ? null : kinds[typeof initial as keyof typeof kinds]);
  const isProse = /\bReactNode\b/.test(prop.type);
  const kind = input === 'text' && !isProse ? textControl(prop.name) : input;
  return kind && { kind };
}

const isVisible = (text: string) => showInvisible(text) === text;

/**
 * The default of a prop as a value. A comment gives it as text: `'small'`, `true`, `1`; `null` for
 * anything else.
 */
export function defaultValue({ values, default: text }: PropDoc): PropValue | null {
  if (text === null) return null;
  const listed = values.find((literal) => literal.text === text);
  if (listed) return listed.value;
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  return /^(['"])(.*)\1$/s.exec(text)?.[2] ?? null;
}

/** Tells whether the reader could choose the value with the control. */
export function canHold(control: PlaygroundControl, value: PropValue): boolean {
  if (control.kind === 'choice') return control.values.includes(value);
  if (control.kind === 'preset') return control.presets.some(({ name }) => name === value);
  if (control.kind === 'url') return typeof value === 'string' && isSafeUrl(value);
  const types = { boolean: 'boolean', number: 'number', text: 'string' } as const;
  return typeof value === types[control.kind];
}
