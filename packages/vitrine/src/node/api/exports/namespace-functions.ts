/** Hooks and functions of what holds components: `Toast.useToasts()` beside `Toast.Root`. */
import { isHidden } from '../checker/comments/doc-tags.ts';
import { docOf } from '../checker/syntax.ts';
import { SymbolFlags, type Type, type TypeHost } from '../checker/type-host.ts';
import { kindOf } from './kind-of.ts';

/** Those of an object or a module, by the names that they have in code. */
export function functionsIn(
  host: TypeHost,
  { name: whole, type }: { name: string; type: Type },
  isComponent: (name: string) => boolean,
) {
  // A number has methods, too: those of the language.
  if (((type.getSymbol()?.flags ?? 0) & WRITTEN_OUT) === 0) return [];
  // What has a component for each element, `spin.div`, has nothing else.
  if (isComponent(`${whole}.div`)) return [];
  const members = host.checker
    .getPropertiesOfType(type)
    .filter(({ name }) => /^[a-z]/.test(name) && !isComponent(`${whole}.${name}`));
  const types = host.checker.getTypeOfSymbol(members);
  return members.flatMap((member, i) => {
    const own = types[i];
    const symbol = host.follow(member);
    const [declaration] = host.declarationsOf(symbol);
    if (own === undefined || own.isErrorType() || declaration === undefined) return [];
    const kind = kindOf(host, member.name, own);
    const doc = docOf(declaration);
    if (kind === null || kind === 'constant' || isHidden(doc)) return [];
    const name = `${whole}.${member.name}`;
    return [{ kind, name, aliases: [], symbol, type: own, declaration, doc }];
  });
}

const WRITTEN_OUT = SymbolFlags.ValueModule | SymbolFlags.ObjectLiteral | SymbolFlags.TypeLiteral;
