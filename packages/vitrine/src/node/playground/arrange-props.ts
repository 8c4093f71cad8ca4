import type { FixedProp, PlaygroundControl } from '../../shared/playground.ts';
import { findClosest } from '../../shared/tools/closest-match.ts';
import type { ComponentDoc } from '../model/component-doc.ts';
import { canHold, controlShape, defaultValue } from './controls.ts';
import { OptionsError, type AuthoredOptions } from './read-options.ts';
import { snippet } from './snippet.ts';

/**
 * What a playground keeps as it is, and what it has controls for.
 * @throws OptionsError for a prop that the component does not have, or that nothing can control
 */
export function arrangeProps(doc: ComponentDoc, options: AuthoredOptions) {
  const byName = new Map(doc.props.map((prop) => [prop.name, prop]));
  const isCode = (name: string) => 'authored' in (options.props.get(name) ?? {});
  const names = options.controls ?? [
    // What its author has written as code stays as it is.
    ...new Set([
      ...defaultControls(doc).filter((name) => !isCode(name)),
      ...options.presets.keys(),
    ]),
  ];
  const controls = names.map((name): PlaygroundControl => {
    const prop = byName.get(name);
    const authored = options.props.get(name);
    const initial = authored && 'value' in authored ? authored.value : null;
    const presets = options.presets.get(name);
    if (isCode(name)) {
      const hint = presets ? 'give the name of one of its presets' : 'leave it out of "controls"';
      throw new OptionsError(`"${name}" is given code, with which no control begins: ${hint}`, 0);
    }
    const base = {
      prop: name,
      default: prop ? defaultValue(prop) : null,
      initial,
      required: prop?.required ?? false,
    };
    if (presets) {
      const control = { ...base, default: null, kind: 'preset' as const, presets };
      if (initial !== null && !canHold(control, initial)) {
        throw new OptionsError(`"${String(initial)}" is none of the presets of "${name}"`, 0);
      }
      return control;
    }
    if (!prop) {
      const closest = findClosest(name, byName.keys());
      const hint = closest === '' ? '' : `; did you mean "${closest}"?`;
      throw new OptionsError(`${doc.name} has no documented prop "${name}"${hint}`, 0);
    }
    const shape = controlShape(prop, initial);
    if (!shape) {
      throw new OptionsError(`"${name}" (${prop.type}) needs presets: no control can set it`, 0);
    }
    const control = { ...base, ...shape };
    if (initial !== null && !canHold(control, initial)) {
      throw new OptionsError(`"${name}" cannot be ${JSON.stringify(initial)}`, 0);
    }
    return control;
  });
  const handled = doc.props.filter(
    ({ name, required }) => required && options.handlers.has(name) && !options.props.has(name),
  );
  const fixed = [
    ...[...options.props]
      .filter(([name]) => !names.includes(name))
      .map(([prop, value]): FixedProp => ({ prop, ...value })),
    // In the code that readers copy, too, which would lack it.
    ...handled.map(({ name }): FixedProp => ({
      prop: name,
      authored: { ...snippet('{() => {}}'), imports: [] },
    })),
  ];
  const given = new Set(
    [...fixed, ...controls.filter((each) => each.initial !== null || each.kind === 'boolean')].map(
      ({ prop }) => prop,
    ),
  );
  const missing = doc.props.find(({ name, required }) => required && !given.has(name));
  if (missing) {
    throw new OptionsError(`the options give no value for "${missing.name}", which is required`, 0);
  }
  return { fixed, controls };
}

/** With it a component is what is within it, in a dozen libraries: turned on around a text, it throws. */
const AS_CHILD = 'asChild';

/** The component's own props that a control can set. */
function defaultControls({ props }: ComponentDoc): string[] {
  return props
    .filter(({ name }) => name !== AS_CHILD)
    .filter(({ inherited, group, deprecated }) => !inherited && !group && deprecated === null)
    .filter((prop) => controlShape(prop, null) !== null)
    .map(({ name }) => name);
}
