import { z } from 'zod';
import { addressTemplate } from './values/addresses.ts';
import { pathname } from './values/pathname.ts';

/** A changelog, shown on pages by `::changelog` and published as a feed. */
export const changelog = z
  .strictObject({
    /** Name for `::changelog{name=…}` and for the feed, `/<name>-releases.xml`. */
    name: z.string().regex(/^[a-z\d][a-z\d-]*$/, 'expected a name such as my-library'),
    /** Name of the product, e.g. `My Library`. */
    title: z.string().min(1),
    /** Markdown file, relative to the site's root, e.g. `../CHANGELOG.md`. */
    file: z.string().min(1).optional(),
    /** Or an installed package, whose `CHANGELOG.md` is read when the site is built. */
    package: z.string().min(1).optional(),
    /** Page that shows the changelog; entries of the feed link to it. */
    page: pathname.optional(),
    /** Address of a release's notes; `{version}` stands for its number. */
    notes: addressTemplate('{version}').optional(),
    /** Address of an issue or a change; `{number}` stands for what follows a `#` in the text. */
    issues: addressTemplate('{number}').optional(),
    /** Address of an author; `{name}` stands for what follows an `@` in the text. */
    authors: addressTemplate('{name}').optional(),
    /** Titles of sections (third-level headings) to leave out, such as `Docs`. */
    omit: z.array(z.string().min(1)).default([]),
    /** Whether a feed is published. */
    feed: z.boolean().default(true),
  })
  .refine(({ file, package: name }) => (file === undefined) !== (name === undefined), {
    path: ['file'],
    error: 'either a file or a package',
  });

export type ChangelogConfig = z.output<typeof changelog>;

/** The list of changelogs in the configuration. */
export const changelogs = z
  .array(changelog)
  .default([])
  .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, {
    error: 'a name of its own for each entry',
  });
