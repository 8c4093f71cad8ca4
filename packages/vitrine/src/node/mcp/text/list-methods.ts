import { endOfBracket } from '../../../shared/api-diff/split-type.ts';
import { codeSpan } from '../../../shared/markdown/escape-markdown.ts';
import { blankProp, type ComponentDoc, type PropDoc } from '../../model/component-doc.ts';

/** A member of a type as its definition prints it: `show(text: string): void;`, `show: (text: string) => void;`. */
const MEMBER =
  /^ {2}(?:(?:public|readonly|abstract) )*(static )?(?:readonly )?(\w+)\??(?:: (.*)|((?:<.*>)?\(.*));?$/;
/** What a type extends, or is made of, in the first line of its definition: the names in it that are listed beside it count. */
const BASES = /(?:\bextends\b|^type [^=]*=)(.*)/;
/** The type of a prop that takes a ref: `action: React.Ref<TabsActions>`. */
const REF_PROP = /\bRef(?:Object|Callback)?<(\w+)/;

/** What a component does when its `ref`, or one that a prop takes, is told to, as if these were props. */
export function listMethods({
  types,
  ref,
  props,
}: Pick<ComponentDoc, 'types' | 'ref' | 'props'>): PropDoc[] {
  const own =
    ref === null ? [] : [{ type: ref.replace(/<[^]*/, ''), of: `its ${codeSpan('ref')}` }];
  const others = props.flatMap(({ name, type }) => {
    const target = REF_PROP.exec(type)?.[1];
    return target === undefined ? [] : [{ type: target, of: codeSpan(name) }];
  });
  const taken = new Set(props.map(({ name }) => name));
  return [...own, ...others].flatMap(({ type, of }) =>
    membersOf(types, type)
      .filter(({ name }) => !taken.has(name) && taken.add(name))
      .map(({ isStatic, ...member }) => ({
        ...blankProp(),
        ...member,
        description: `${isStatic ? 'Static method' : `Method of ${of}`}.`,
      })),
  );
}

interface Member extends Pick<PropDoc, 'name' | 'type'> {
  /** Called on the class itself: `Toaster.create()`. */
  isStatic: boolean;
}

/** The methods of a type, and after them those of what it extends. */
function membersOf(types: ComponentDoc['types'], type: string, seen = new Set<string>()): Member[] {
  const found = types.find(({ name }) => name === type);
  if (found === undefined || seen.has(type)) return [];
  seen.add(type);
  const [head = '', ...lines] = found.definition.split('\n');
  const bases = BASES.exec(head)?.[1]?.match(/\w+/g) ?? [];
  return [
    ...lines.flatMap((line) => readMember(line) ?? []),
    ...bases.flatMap((base) => membersOf(types, base, seen)),
  ];
}

function readMember(line: string): Member | null {
  const [, modifier, name, type, call] = MEMBER.exec(line) ?? [];
  if (name === undefined) return null;
  const isStatic = modifier !== undefined;
  // What is no function is no method.
  if (type !== undefined) return type.includes('=>') ? { name, type: bare(type), isStatic } : null;
  return { name, type: asFunction(bare(call!)), isStatic };
}

const bare = (type: string) => type.replace(/;$/, '');

/** `(text: string): void` as a type: `(text: string) => void`. Its parameters may be functions themselves, and so may what it is generic in. */
function asFunction(call: string): string {
  const from = call.startsWith('<') ? endOfBracket(call) + 1 : 0;
  const length = endOfBracket(call.slice(from)) + 1;
  if (length === 0) return call;
  const returns = call.slice(from + length).replace(/^: /, '') || 'void';
  return `${call.slice(0, from + length)} => ${returns}`;
}
