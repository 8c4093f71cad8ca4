/** The form of `vitrine.json` and of the files that it names, as a schema that is published with every site. */
import { z } from 'zod';
import { exportSchema } from '../api/output/schema.ts';
import type { ComponentDoc } from '../model/component-doc.ts';
import { FORMAT } from './published-schema.ts';

const optionalText = z.string().nullable();

const address = z.string().describe('A path on the host of the site, or a full address.');

/** The data of one page of the reference. */
export const apiFileSchema = z
  .object({
    $schema: z.string(),
    format: z.literal(FORMAT),
    version: z.string().describe('Of the package.'),
    page: address,
    components: z.array(exportSchema),
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
        reference: z
          .array(address)
          .describe('The pages of the reference that document these components.'),
        demos: z.array(z.object({ hash: z.string(), title: z.string(), file: z.string() })),
      }),
    ),
    components: z.array(
      z.object({
        name: z.string(),
        aliases: z.array(z.string()),
        kind: exportSchema.shape.kind,
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
