/** Types in the file of a component: maps of its variables, and states whose members name their selector. */
import type { NamedDoc } from '../../model/signature-doc.ts';
import { describe, tagText } from '../checker/comments/doc-tags.ts';
import { docOf } from '../checker/syntax.ts';
import { is } from '../checker/type-host.ts';
import type { Node, SourceFile } from '../checker/type-host.ts';
import { rememberOf } from '../../../shared/remember.ts';
import { sortNames, type Selectors, type Styled } from './styled.ts';

/**
 * `type ButtonCssVariables = { root: '--button-height' }`, and `@selector [data-hovered]` at a member of
 * `ButtonRenderProps`.
 */
export function readTypes({
  name,
  declaration,
}: Pick<Styled, 'name' | 'declaration'>): Partial<Selectors> {
  const plain = name.replaceAll('.', '');
  const found: NamedDoc[] = [];
  for (const { name: own, node } of namedTypes(declaration.getSourceFile())) {
    if (is.isInterfaceDeclaration(node)) {
      if (own.startsWith(plain)) found.push(...selectorsIn(node.members));
    } else if (own === `${plain}CssVariables` || own === `${plain}CssVars`)
      found.push(...variablesIn(node.type));
  }
  return sortNames(found);
}

/** Aliases and interfaces of a file, found once: it may declare thousands of components. */
const namedTypes = rememberOf(({ statements }: SourceFile) =>
  statements
    .filter((one) => is.isTypeAliasDeclaration(one) || is.isInterfaceDeclaration(one))
    .map((node) => ({ name: node.name.getText(), node })),
);

/** The keys of such a map are the slots that have the variables. */
function variablesIn(node: Node): NamedDoc[] {
  const namesIn = (text: string) =>
    [...text.matchAll(/(['"`])(--[\w-]+)\1/g)].map(([, , one]) => one!);
  if (!is.isTypeLiteralNode(node))
    return namesIn(node.getText()).map((name) => ({ name, description: '' }));
  return node.members.flatMap((member) => {
    const slot = is.isPropertySignatureDeclaration(member) ? member.name.getText() : '';
    const about = slot === '' ? '' : `Of the slot \`${slot.replace(/['"]/g, '')}\`.`;
    return namesIn(member.getText()).map((name) => ({ name, description: about }));
  });
}

function selectorsIn(members: readonly Node[]): NamedDoc[] {
  return members.flatMap((member) => {
    const doc = docOf(member);
    const selector = tagText(doc, 'selector') ?? '';
    return [...selector.matchAll(/\[(data-[\w-]+)(?:=["']([^"']*)["'])?\]/g)].map(
      ([, name = '', values = '']) => {
        const value = values === '' ? '' : `Value: \`${values}\`.`;
        const description = [describe(doc), value].filter((part) => part !== '').join(' ');
        return { name, description };
      },
    );
  });
}
