/**
 * The oracle: the library's authors generate `propTypes` blocks, comments included, from the same
 * types with a tool of their own and ship them in the modules. All they document must be found.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type Comment, type Expression } from '../base/code/parse-code.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { extractPackage } from './extract-package.ts';
import type { ComponentDoc } from '../model/component-doc.ts';
import { isHidden, tagText } from './checker/comments/doc-tags.ts';
import { readDocComment } from './checker/comments/jsdoc.ts';
import { tempDir } from './fixtures/install.ts';

const root = path.resolve(import.meta.dirname, '../../../../../flagship');
const library = path.resolve(root, '../node_modules/@mui/material');

interface DocumentedProp {
  name: string;
  required: boolean;
  default: string | null;
  description: string;
}

/** The props that a module's generated block documents; `null` when it has none. */
function readPropTypes(component: string): DocumentedProp[] | null {
  const file = path.join(library, component, `${component}.mjs`);
  if (!existsSync(file)) return null;
  const source = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, source);
  let block: Expression | undefined;
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, left, right } = node as {
      type?: string;
      left?: { type: string; property?: { name?: string }; object?: { name?: string } };
      right?: Expression;
    };
    if (
      type === 'AssignmentExpression' &&
      left?.property?.name === 'propTypes' &&
      left.object?.name?.startsWith(component)
    )
      block = right;
    Object.values(node).forEach(visit);
  };
  program.body.forEach(visit);
  if (block?.type !== 'ObjectExpression') return null;
  return block.properties.flatMap((property) => {
    if (property.type !== 'Property') return [];
    const { key, value } = property;
    const name =
      key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
    const comment = comments.filter((one: Comment) => one.end < property.start).at(-1);
    const between = comment === undefined ? '' : source.slice(comment.end, property.start);
    if (comment === undefined || between.trim() !== '') return [];
    const doc = readDocComment(`/*${comment.value}*/`);
    if (isHidden(doc)) return [];
    const required = source.slice(value.start, value.end).endsWith('.isRequired');
    return [{ name, required, default: tagText(doc, 'default'), description: doc.description }];
  });
}

describe('against the generated propTypes', () => {
  let documented: { doc: ComponentDoc; props: DocumentedProp[] }[];

  beforeAll(async () => {
    const { docs } = await extractPackage({ root, package: '@mui/material', cacheDir: tempDir() });
    documented = docs.flatMap((doc) => {
      const props = readPropTypes(doc.name);
      return props === null ? [] : [{ doc, props }];
    });
  }, 60_000);

  test('nearly every component has a block to compare with', () => {
    expect(documented.length).toBeGreaterThan(120);
    expect(documented.flatMap(({ props }) => props).length).toBeGreaterThan(1300);
  });

  test('finds every documented prop', () => {
    const missing = documented.flatMap(({ doc, props }) =>
      props
        .filter(({ name }) => !doc.props.some((prop) => prop.name === name))
        .map(({ name }) => `${doc.name}.${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('gives every default', () => {
    const compare = documented.flatMap(({ doc, props }) =>
      props.map((prop) => ({
        prop: `${doc.name}.${prop.name}`,
        expected: prop.default,
        found:
          doc.props.find(({ name, defaultFrom }) => name === prop.name && defaultFrom === 'tag')
            ?.default ?? null,
      })),
    );
    expect(compare.filter(({ expected }) => expected !== null).length).toBeGreaterThan(550);
    expect(compare.filter(({ expected, found }) => expected !== found)).toEqual([]);
  });

  test('gives every description', () => {
    const wrong = documented.flatMap(({ doc, props }) =>
      props.flatMap(({ name, description }) => {
        const found = doc.props.find((prop) => prop.name === name)?.description ?? '';
        return found.startsWith(description)
          ? []
          : [{ prop: `${doc.name}.${name}`, description, found }];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('marks what is required', () => {
    const differing = documented.flatMap(({ doc, props }) =>
      props.flatMap(({ name, required }) => {
        const found = doc.props.find((prop) => prop.name === name)?.required;
        return found === required ? [] : [`${doc.name}.${name}`];
      }),
    );
    // Required by the types. The run-time checks are laxer, for they reject `null` and `undefined`,
    // which a node may be, or are functions of their own.
    expect(differing).toEqual([
      'Accordion.children',
      'FormControlLabel.label',
      'GlobalStyles.styles',
      'MobileStepper.backButton',
      'MobileStepper.nextButton',
      'StepIcon.icon',
      'TablePagination.page',
      'Tooltip.title',
    ]);
  });
});
