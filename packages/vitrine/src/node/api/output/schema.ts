/**
 * The form of what `vitrine api --json` prints, from which the published JSON Schema is made. A test compares it with
 * the types of the model.
 */
import { z } from 'zod';
import { API_FORMAT, API_SCHEMA } from './schema-address.ts';

const text = z.string();
const orNull = text.nullable();
const markdown = text.describe('Markdown; may be empty.');
const typeText = text.describe('As authored.');
const since = orNull.describe(
  'The version that brought it: what its authors say, or the first recorded version that has it.',
);
const deprecated = orNull.describe('The reason, which may be empty; null if not deprecated.');
const deprecatedSince = orNull.describe('The version that deprecated it.');
const defaultText = orNull.describe('As text; null where there is none.');

const fromCode = z.literal('code').optional().describe('Missing where its authors say so.');

const passed = z.object({
  name: text,
  type: typeText,
  required: z.boolean(),
  default: defaultText,
  defaultFrom: fromCode,
  description: markdown,
});
const member = passed.extend({ deprecated });

const named = z.object({ name: text, description: markdown });

const signature = z.object({
  text: text.describe('As one would declare it.'),
  description: markdown,
  parameters: z.array(passed.extend({ members: z.array(member) })),
  returns: z.object({ type: typeText, description: markdown, members: z.array(member) }),
});

const prop = z.object({
  name: text,
  type: typeText,
  resolved: orNull.describe(
    'What a type that only names another, or a member of one, comes down to.',
  ),
  values: z.array(z.object({ text, value: z.union([text, z.number(), z.boolean()]) })),
  input: z.enum(['text', 'number', 'boolean']).nullable(),
  augmentable: orNull.describe('Interface by which module augmentation adds values.'),
  required: z.boolean(),
  requiredIn: z.array(text),
  onlyIn: z
    .array(text)
    .optional()
    .describe('The only variants that take it; missing where all do.'),
  default: defaultText,
  defaultFrom: z.enum(['tag', 'code']).nullable(),
  description: markdown,
  since,
  deprecated,
  deprecatedSince,
  examples: z.array(text),
  inherited: z.boolean(),
  from: orNull.describe('What declares an inherited prop; null for an own one.'),
  group: orNull.describe('The shared type that declares it; null for any other prop.'),
});

const slot = z.object({
  name: text,
  description: markdown,
  default: orNull,
  since,
  deprecated,
  deprecatedSince,
});

const cssClass = z.object({
  name: text.describe('Key of the `classes` prop.'),
  className: text.describe('Class in the document; may be empty.'),
  description: markdown,
  since,
  deprecated,
  deprecatedSince,
});

const bytes = { minified: z.number(), brotli: z.number() };

const cost = z
  .object({
    ...bytes,
    shared: z.object(bytes).describe('The part of it that most components of the package need.'),
  })
  .describe('Bytes that importing it adds to a bundle, peers of the package left out.');

/** One export of a package. */
export const exportSchema = z
  .object({
    kind: z.enum(['component', 'hook', 'function', 'constant', 'type']),
    name: text.describe('As in JSX: `Button`, or of a part `Dialog.Root`.'),
    aliases: z.array(text),
    package: text,
    imports: z.array(z.object({ specifier: text, clause: text })),
    description: markdown,
    since,
    deprecated,
    deprecatedSince,
    examples: z.array(text),
    see: z.array(text),
    throws: z.array(text),
    signatures: z.array(signature),
    definition: orNull,
    types: z.array(z.object({ name: text, definition: text, description: markdown })),
    props: z.array(prop),
    groups: z.array(text),
    hidden: z.array(text).describe('Props that it takes and that are not documented.'),
    slots: z.array(slot),
    classes: z.array(cssClass),
    dataAttributes: z.array(named),
    cssVariables: z.array(named),
    cssParts: z.array(named),
    themeName: orNull,
    theme: z
      .object({
        maker: z.object({ specifier: text, clause: text }).describe('What makes a theme.'),
        props: z.array(text).nullable().describe('Keys that lead to default props.'),
        styles: z.array(text).nullable().describe('Keys that lead to styles.'),
      })
      .nullable(),
    inherits: z.object({ name: text, url: orNull }).nullable(),
    polymorphic: z.boolean(),
    rootElement: orNull,
    takesAttributes: z
      .boolean()
      .describe('Attributes and events of the root are accepted, known or not.'),
    ref: orNull,
    generics: z.array(z.object({ name: text, constraint: orNull, default: orNull })),
    cost: cost.nullable(),
    declaredIn: z.object({ package: text, version: text }),
    file: text,
    unresolved: z.array(text).describe('What could not be read, and why.'),
    disagreements: z
      .array(z.object({ prop: text, tag: text, code: text }))
      .describe('Props whose comment gives another default than the code.'),
  })
  .meta({ id: 'export', description: 'The API of an export of the package.' });

/** All that is printed. */
const apiSchema = z.array(z.object({ $schema: z.literal(API_SCHEMA), ...exportSchema.shape }));

/** The schema as JSON. Readers of a file accept what a later version of the engine adds to it. */
export function printApiSchema(): string {
  const schema = z.toJSONSchema(apiSchema, { io: 'input' });
  const title = `API of a package as vitrine api --json prints it, format ${API_FORMAT}`;
  return `${JSON.stringify({ ...schema, title }, null, 2)}\n`;
}
