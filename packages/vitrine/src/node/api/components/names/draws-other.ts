/** Components of one name and with the same props that are not the same, as icons in several styles. */
import { remember } from '../../../../shared/remember.ts';
import { importedName } from '../../../model/component-doc.ts';
import type { DrawsOther, Place } from './find-others.ts';
import { codeIn, followNames } from '../../code/implementation/find-code.ts';
import type { DeclarationFinder } from '../../code/exported-values.ts';
import { walkSyntax } from '../../code/syntax.ts';

/** Levels of syntax that are looked into. */
const MAX_DEPTH = 60;

/**
 * Tells it by the texts in their code: compilers add some and leave out those for authors, but of two builds of one
 * component never each has some that the other lacks.
 */
export function createDrawsOther(finder: DeclarationFinder): DrawsOther {
  const textsAt = remember((key: string) => {
    const [name = '', specifier = ''] = key.split('\n');
    const value = followNames(finder, finder.find(name, specifier));
    const code = value && codeIn(finder, value);
    return code === null ? new Set<string>() : textsIn(code.value);
  });
  const textsOf = ({ clause, specifier }: Place) =>
    textsAt(`${importedName(clause)}\n${specifier}`);
  return (one, other) => {
    const [texts, others] = [textsOf(one), textsOf(other)];
    return lacksSome(texts, others) && lacksSome(others, texts);
  };
}

function lacksSome(texts: ReadonlySet<string>, of: ReadonlySet<string>): boolean {
  for (const text of of) if (!texts.has(text)) return true;
  return false;
}

function textsIn(code: unknown): ReadonlySet<string> {
  const texts = new Set<string>();
  walkSyntax(code, MAX_DEPTH, ({ type, value }) => {
    const text = type === 'TemplateElement' ? (value as { cooked: unknown }).cooked : value;
    if (typeof text === 'string' && /Literal|TemplateElement|JSXText/.test(type)) texts.add(text);
    return true;
  });
  return texts;
}
