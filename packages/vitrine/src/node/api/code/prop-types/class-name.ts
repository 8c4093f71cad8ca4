import { capitalize } from '../../../base/text.ts';

/** What compilers make of an imported class: `_safeElement2.default`, `_shapes.SafeElement`. */
export function className(text: string): string {
  const [, module, name = ''] = /^_(\w+?)\d*\.(\w+)$/.exec(text) ?? [];
  if (module === undefined) return text;
  return name === 'default' ? capitalize(module) : name;
}
