import { fenceCode } from '../../../shared/markdown/escape-markdown.ts';
import { onOneLine } from '../../../shared/text/one-line.ts';
import { splitNames } from '../../../shared/search/words.ts';
import { stem } from '../../../shared/tools/stem.ts';
import { blankProp, type ComponentDoc, type PropDoc } from '../../model/component-doc.ts';

type TypeDoc = ComponentDoc['types'][number];

/** The types of the library that props name and whose values do not say what they are. */
export function listNamedTypes(
  { types }: Pick<ComponentDoc, 'types'>,
  props: readonly PropDoc[],
): TypeDoc[] {
  const said = props
    .filter(({ values }) => values.every(({ value }) => typeof value === 'boolean'))
    .map(({ type, resolved }) => resolved ?? type);
  return types.filter(({ name }) => said.some((type) => hasName(type, name)));
}

/** Definitions of types as a block of code; empty without any. */
export function printTypes(types: readonly TypeDoc[]): string {
  const code = types.map(({ definition }) => definition).join('\n\n');
  return code === '' ? '' : fenceCode(code, 'ts');
}

/**
 * A type on one line; of one that is longer than there is room, its beginning, or the members that words ask for by their
 * names.
 */
export function quoteType(definition: string, words: readonly string[], most: number): string {
  const whole = onOneLine(definition);
  if (whole.length <= most * 1.2) return whole;
  const said = new Set(words.map(stem));
  const isAsked = ({ name }: Member) =>
    splitNames(name).every(({ whole: one, parts }) =>
      (parts.length > 0 ? parts : [one]).every((part) => said.has(stem(part))),
    );
  const asked = listMembers(definition).filter(isAsked);
  const [first = '', last = ''] = [definition.split('\n')[0], definition.split('\n').at(-1)];
  const shown =
    asked.length === 0 ? '' : `${first} … ${asked.map(({ line }) => line).join(' ')} … `;
  return shown === '' || shown.length > 2 * most ? `${whole.slice(0, most)} …` : shown + last;
}

/** A member of the type of a prop, as if it were a prop. */
interface HeldMember {
  holder: PropDoc;
  member: PropDoc;
}

/** The members of objects that props take, where the library names their types: `minSize` of each of `panels`. */
export function listHeldMembers(
  doc: Pick<ComponentDoc, 'types'>,
  props: readonly PropDoc[],
): HeldMember[] {
  return props.flatMap((holder) =>
    listNamedTypes(doc, [holder]).flatMap(({ definition }) =>
      listMembers(definition).map(({ name, type }) => ({
        holder,
        member: { ...blankProp(), name, type },
      })),
    ),
  );
}

interface Member {
  name: string;
  type: string;
  line: string;
}

/** A member of an object, as a definition has it on a line of its own. */
const MEMBER = /^ {2}(?:readonly )?['"]?([\w$-]+)['"]?\??: *([^\n]+?);?$/gm;

function listMembers(definition: string): Member[] {
  // Of an object within, no more than that it is one.
  const close = (code: string) => code.trim().replace(/\{$/, '{ … }');
  return Array.from(definition.matchAll(MEMBER), ([line, name = '', type = '']) => ({
    ...{ name, type: close(type), line: close(line) },
  }));
}

/** Not where it is the key of a member or a part of another name. */
function hasName(type: string, name: string): boolean {
  return type.split(/[^\w$]+/).includes(name);
}

/** Members of a constant that a question says the names of: `Classes.DARK`. */
export function listSaidMembers(
  { name, definition }: Pick<ComponentDoc, 'name' | 'definition'>,
  said: ReadonlySet<string>,
): string[] {
  const [, members = ''] = /^\{ (.*) \}$/.exec(definition ?? '') ?? [];
  const isSaid = (member: string) =>
    splitNames(member).some(({ whole, parts }) =>
      (parts.length > 0 ? parts : [whole]).every((word) => said.has(stem(word))),
    );
  return members
    .split(', ')
    .filter((member) => /^[\w$]+$/.test(member) && isSaid(member))
    .map((member) => `${name}.${member}`);
}
