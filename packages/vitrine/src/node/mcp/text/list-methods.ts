import { codeSpan } from '../../../shared/markdown/escape-markdown.ts';
import { blankProp, type ComponentDoc, type PropDoc } from '../../model/component-doc.ts';

/** A member of a type as its definition prints it: `show(text: string): void;`, `show: (text: string) => void;`. */
const MEMBER = /^ {2}(?:(?:public|readonly|abstract) )*(\w+)\??(?:: (.*)|((?:<.*>)?\(.*));?$/;
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
  return [...own, ...others].flatMap(({ type, of }) => {
    const definition = types.find(({ name }) => name === type)?.definition ?? '';
    return definition
      .split('\n')
      .flatMap((line) => readMember(line) ?? [])
      .filter(({ name }) => !taken.has(name))
      .map((member) => ({ ...blankProp(), ...member, description: `Method of ${of}.` }));
  });
}

function readMember(line: string): Pick<PropDoc, 'name' | 'type'> | null {
  const [, name, type, call] = MEMBER.exec(line) ?? [];
  if (name === undefined) return null;
  // What is no function is no method.
  if (type !== undefined) return type.includes('=>') ? { name, type: bare(type) } : null;
  return { name, type: asFunction(bare(call!)) };
}

const bare = (type: string) => type.replace(/;$/, '');

/** `(text: string): void` as a type: `(text: string) => void`. Its parameters may be functions themselves. */
function asFunction(call: string): string {
  let depth = 0;
  for (const [at, letter] of [...call].entries()) {
    if (letter === '(') depth += 1;
    if (letter !== ')') continue;
    depth -= 1;
    if (depth === 0)
      return `${call.slice(0, at + 1)} => ${call.slice(at + 1).replace(/^: /, '') || 'void'}`;
  }
  return call;
}
