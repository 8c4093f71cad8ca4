import type { PropDoc } from '../model/component-doc.ts';
import type { PlaygroundControl, PropValue } from '../../shared/playground.ts';

/** A control as far as a prop's documentation decides it. */
export type ControlShape =
  | { kind: 'boolean' | 'text' | 'number' }
  | { kind: 'choice'; values: PropValue[] };

/**
 * The control for a documented prop, or `null` for one that no control of ours can set: a function, an
 * object.
 * @param initial what the author sets it to, which tells the kind where the type does not
 */
export function controlShape(prop: PropDoc, initial: PropValue | null): ControlShape | null {
  const values = prop.values.map(readLiteral);
  if (values.length > 0 && !values.includes(null)) {
    const literals = values as PropValue[];
    return literals.every((value) => typeof value === 'boolean')
      ? { kind: 'boolean' }
      : { kind: 'choice', values: literals };
  }
  const types = (prop.resolved ?? prop.type)
    .split('|')
    .map((type) => type.trim())
    .filter((type) => type !== 'null' && type !== 'undefined');
  if (types.every((type) => type === 'boolean')) return { kind: 'boolean' };
  if (types.every((type) => type === 'number')) return { kind: 'number' };
  if (types.some((type) => type === 'string' || /^(?:React\.)?ReactNode$/.test(type))) {
    return { kind: 'text' };
  }
  if (initial === null) return null;
  const kinds = { boolean: 'boolean', number: 'number', string: 'text' } as const;
  return { kind: kinds[typeof initial as keyof typeof kinds] };
}

/** A literal of TypeScript as a value: `'small'`, `true`, `1`; `null` for anything else. */
export function readLiteral(text: string | null): PropValue | null {
  if (text === null) return null;
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  return /^(['"])(.*)\1$/s.exec(text)?.[2] ?? null;
}

/** Whether the reader could choose the value with the control. */
export function canHold(control: PlaygroundControl, value: PropValue): boolean {
  if (control.kind === 'choice') return control.values.includes(value);
  if (control.kind === 'preset') return control.presets.some(({ name }) => name === value);
  const types = { boolean: 'boolean', number: 'number', text: 'string' } as const;
  return typeof value === types[control.kind];
}
