/** The form of `vitrine.json` and of the files that it names, as a schema that is published with every site. */
import { z } from 'zod';
import type { ComponentDoc } from '../model/component-doc.ts';

/** Changes when a program that reads the files would have to. */
export const FORMAT = 1;

/** Address of the schema, relative to the files that follow it. */
export const SCHEMA_URL = `/vitrine-${FORMAT}.schema.json`;

const optionalText = z.string().nullable();

const prop = z.looseObject({
  name: z.string(),
  type: z.string().describe('As authored.'),
  resolved: optionalText.describe(
    'The resolved type, where `type` only names a member of another.',
  ),
  values: z.array(
    z.object({ text: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) }),
  ),
  input: z.enum(['text', 'number', 'boolean']).nullable(),
  augmentable: optionalText,
  required: z.boolean(),
  default: optionalText.describe('As text; null without one.'),
  defaultFrom: z.enum(['tag', 'code']).nullable(),
  description: z.string().describe('Markdown; may be empty.'),
  since: optionalText,
  deprecated: optionalText.describe(
    'The reason, which may be empty; null when it is not deprecated.',
  ),
  examples: z.array(z.string()),
  inherited: z.boolean(),
  from: optionalText.describe('The component or interface that declares an inherited prop.'),
  group: optionalText,
});

const kind = z.enum(['component', 'hook', 'function', 'constant', 'type']);

/** What every export has, as `vitrine api --json` prints it; there may be more. */
const componentSchema = z
  .looseObject({
    kind,
    name: z.string(),
    aliases: z.array(z.string()),
    package: z.string(),
    imports: z.array(z.object({ specifier: z.string(), clause: z.string() })),
    description: z.string(),
    since: optionalText,
    deprecated: optionalText,
    examples: z.array(z.string()),
    props: z.array(prop),
    groups: z.array(z.string()),
    slots: z.array(
      z.looseObject({ name: z.string(), description: z.string(), default: optionalText }),
    ),
    classes: z.array(
      z.looseObject({ name: z.string(), className: z.string(), description: z.string() }),
    ),
    themeName: optionalText,
    inherits: z.object({ name: z.string(), url: optionalText }).nullable(),
    polymorphic: z.boolean(),
    rootElement: optionalText,
    generics: z.array(
      z.object({ name: z.string(), constraint: optionalText, default: optionalText }),
    ),
    declaredIn: z.object({ package: z.string(), version: z.string() }),
    file: z.string(),
    unresolved: z.array(z.string()),
  })
  .meta({
    id: 'component',
    description: 'The API of an export of the package.',
  });

const address = z.string().describe('A path on the host of the site, or a full address.');

/** The data of one page of the reference. */
export const apiFileSchema = z
  .object({
    $schema: z.string(),
    format: z.literal(FORMAT),
    version: z.string().describe('Of the package.'),
    page: address,
    components: z.array(componentSchema),
  })
  .meta({ id: 'api', description: 'The file that `components[].api` names.' });

/** What a site has. */
export const siteSchema = z
  .object({
    $schema: z.string(),
    format: z.literal(FORMAT),
    title: z.string(),
    description: z.string(),
    url: z.url(),
    library: z.object({
      name: z.string(),
      version: z.string().describe('The exact version; empty where the site documents no package.'),
      packages: z.array(z.object({ name: z.string(), version: z.string(), route: address })),
    }),
    files: z.object({
      llms: address,
      full: address,
      search: address.nullable().describe('null where another service answers searches.'),
    }),
    pages: z.array(
      z.object({
        path: address,
        kind: z.enum(['markdown', 'api']),
        title: z.string(),
        description: z.string(),
        markdown: address,
        group: z.string().describe('Title of its group in the navigation; may be empty.'),
        components: z.array(z.string()),
        demos: z.array(z.object({ hash: z.string(), title: z.string(), file: z.string() })),
      }),
    ),
    components: z.array(
      z.object({
        name: z.string(),
        aliases: z.array(z.string()),
        kind,
        package: z.string(),
        page: address,
        api: address,
        since: optionalText,
        deprecated: optionalText,
      }),
    ),
  })
  .meta({ id: 'site', description: 'What a site has, for programs.' });

export type SiteJson = z.infer<typeof siteSchema>;
export type ApiJson = Omit<z.infer<typeof apiFileSchema>, 'components'> & {
  components: ComponentDoc[];
};

/** The schema as JSON: a file is one of the kinds. */
export function printSchema(): string {
  const schema = z.toJSONSchema(z.union([siteSchema, apiFileSchema]), { io: 'input' });
  return `${JSON.stringify({ ...schema, title: `Data of a Vitrine site, format ${FORMAT}` })}\n`;
}
