/** Enumerations and constants in the files beside a component: `PanelDataAttributes`, `PanelCssVars`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stemOf } from '../../base/code/find-module.ts';
import { parseSync } from '../../base/code/parse-code.ts';
import type { NamedDoc } from '../../model/signature-doc.ts';
import { describe, tagText } from '../checker/comments/doc-tags.ts';
import { readDocComment } from '../checker/comments/jsdoc.ts';
import { rememberOf } from '../../../shared/remember.ts';
import { sortNames, type Selectors, type Styled } from './styled.ts';

/** A syntax node of oxc, whose shape its `type` tells. */
type Syntax = { type: string; start: number } & Record<string, unknown>;

export function readConstants(
  { declaration, namesIn }: Styled,
  onRead: (file: string) => void,
): Partial<Selectors> {
  const { fileName } = declaration.getSourceFile();
  const base = stemOf(fileName);
  const dir = path.dirname(fileName);
  const own = constantFiles(namesIn(dir)).filter((file) => {
    const rest = file.startsWith(base) ? file.slice(base.length) : '';
    return rest !== '' && rest.replace(ENDING, '') === '';
  });
  const names = own.flatMap((file) => {
    onRead(path.join(dir, file));
    return constantsIn(path.join(dir, file));
  });
  return sortNames(names);
}

const ENDING = /\.?(DataAttributes|CssVars|CssVariables|CssProperties)(\.d)?\.ts$/i;

/** Those of a folder, found once: it may be that of thousands of components. */
const constantFiles = rememberOf((names: ReadonlySet<string>) =>
  [...names].filter((file) => ENDING.test(file)),
);

/** Every string that an exported constant, a member of an enumeration or of a constant object stands for. */
function constantsIn(file: string): NamedDoc[] {
  const text = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, text);
  const found: NamedDoc[] = [];
  const add = (at: number, value: unknown) => {
    if (typeof value !== 'string') return;
    const comment = comments.findLast(({ end }) => end <= at);
    const isOwn = comment !== undefined && text.slice(comment.end, at).trim() === '';
    const doc = readDocComment(isOwn ? text.slice(comment.start, comment.end) : '');
    const type = tagText(doc, 'type')?.replace(/^\{([\s\S]*)\}$/, '$1');
    const values = type === undefined ? '' : `Value: \`${type.replace(/\s+/g, ' ')}\`.`;
    const description = [describe(doc), values].filter((part) => part !== '').join(' ');
    found.push({ name: value, description });
  };
  const visit = (node: unknown, start: number): void => {
    if (Array.isArray(node)) return node.forEach((one: Syntax) => visit(one, one.start));
    const { type, ...fields } = node as Syntax;
    if (type === 'ExportNamedDeclaration' && fields.declaration) visit(fields.declaration, start);
    if (type === 'TSEnumDeclaration') visit((fields.body as Syntax).members, start);
    if (type === 'TSEnumMember') add(start, literalOf(fields.initializer));
    if (type === 'VariableDeclaration') {
      for (const { id, init } of fields.declarations as { id: Syntax; init: Syntax | null }[]) {
        const annotation = (id.typeAnnotation as { typeAnnotation?: Syntax } | null)
          ?.typeAnnotation;
        add(start, literalOf(init) ?? literalOf(annotation?.literal));
        const object = init?.type === 'TSAsExpression' ? (init.expression as Syntax) : init;
        if (object?.type === 'ObjectExpression') visit(object.properties, start);
        if (annotation?.type === 'TSTypeLiteral') visit(annotation.members, start);
      }
    }
    if (type === 'Property') add(start, literalOf(fields.value));
    if (type === 'TSPropertySignature') {
      const { typeAnnotation } = (fields.typeAnnotation ?? {}) as { typeAnnotation?: Syntax };
      add(start, literalOf(typeAnnotation?.literal));
    }
  };
  visit(program.body, 0);
  return found;
}

function literalOf(node: unknown): unknown {
  return (node as { type?: string; value?: unknown } | null | undefined)?.value;
}
