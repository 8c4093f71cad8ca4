import { z } from 'zod';

/** A changelog that pages show with `::changelog` and that is published as a feed. */
export const changelog = z
  .strictObject({
    /** Names it in `::changelog{name=…}` and in the feed's address, `/<name>-releases.xml`. */
    name: z.string().regex(/^[a-z\d][a-z\d-]*$/, 'expected a name such as my-library'),
    /** Whose changes they are, e.g. `My Library`. */
    title: z.string().min(1),
    /** The Markdown file, relative to the site's root, e.g. `../CHANGELOG.md`. */
    file: z.string().min(1).optional(),
    /** Or an installed package, whose `CHANGELOG.md` is read at build. */
    package: z.string().min(1).optional(),
    /** The page that shows it: entries of the feed lead there. */
    page: z
      .string()
      .regex(/^\/[^\s?#]*$/, 'expected a path such as /changelog')
      .optional(),
    /** Address of a release's own notes; `{version}` stands for its number. */
    notes: z.url().includes('{version}').optional(),
    /** Titles of sections (headings of level 3) that are not shown, such as `Docs`. */
    omit: z.array(z.string().min(1)).default([]),
    /** `false`: no feed. */
    feed: z.boolean().default(true),
  })
  .refine(({ file, package: name }) => (file === undefined) !== (name === undefined), {
    path: ['file'],
    error: 'either a file or a package',
  });

export type ChangelogConfig = z.output<typeof changelog>;

/** As the configuration lists them. */
export const changelogs = z
  .array(changelog)
  .default([])
  .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, {
    error: 'a name of its own for each entry',
  });
