import { z } from 'zod';
import { addressTemplate } from '../values/addresses.ts';
import { pathname, route } from '../values/pathname.ts';

const apiSource = z.strictObject({
  /** Installed package whose exported components get a page each. */
  package: z.string().min(1),
  /** Path under which the pages live, e.g. `/api`. No two packages have the same. */
  route,
  /** Short name by which pages mean the package: `labs` for `labs:Button`. Default: only its own name does. */
  name: z
    .string()
    .regex(/^[\p{L}\d][\p{L}\d._-]*$/u, 'expected a name such as labs')
    .optional(),
  /**
   * Path below which pages mean this package's components where several packages have one of a name. Default: the path
   * above `route`, so that `/labs/api` makes it `/labs`.
   */
  group: pathname.optional(),
  /**
   * Kinds of exports that have pages of their own; a function or a constant only where its authors describe it.
   * All others are listed on one page.
   */
  kinds: z
    .array(z.enum(['component', 'hook', 'function', 'constant', 'type']))
    .default(['component', 'hook', 'function']),
  /**
   * Props that many components share stand on a page of their own. Such types are found by themselves; here they get
   * names (`{ StyleProps: 'Style props' }`), several of one name become one, `false` leaves the props of one in
   * the table of each component, and a type that was not found becomes such a page by being named.
   */
  groups: z
    .record(
      z.string().min(1),
      z.union([
        z.literal(false),
        z
          .string()
          .regex(/^[\p{L}\d][\p{L}\d _-]*$/u, 'expected false or a name such as Style props'),
      ]),
    )
    .optional(),
  /**
   * Address of a component's type declaration, for the link at the top of its page. `{file}` stands for
   * the file's path in its package, `{package}` and `{version}` for the package's name and version. Without
   * `{package}`, components that are declared in another package have no link.
   */
  source: addressTemplate('{file}').optional(),
  /**
   * Which pages of this site stand for which addresses of the library's published documentation: links in
   * comments then stay on this site. `{ 'https://kit.example/button/': '/demos/buttons' }` for one page; a path
   * that ends in a slash stands for all pages below: `{ 'https://kit.example/api/': '/api/' }`.
   */
  documentation: z.record(z.url(), z.string().startsWith('/')).optional(),
  /**
   * Components that no page shows, and why: `{ ThemeScript: 'Renders nothing.' }`. `check` warns about all
   * others that no Markdown page lists under `components`. The name `'*'` stands for every component.
   */
  notShown: z.record(z.string(), z.string().min(1, 'the reason')).default({}),
});

/** The packages that a site documents: each with a name, a route and a place of its own. */
export const api = z
  .array(apiSource)
  .superRefine((sources, context) => {
    const taken = new Map<string, string>();
    const take = (key: 'package' | 'name' | 'route', at: number) => {
      const value = sources[at]![key];
      if (value === undefined || (key === 'name' && value === sources[at]!.package)) return;
      // A short name must not be that of another package either.
      const slot = key === 'route' ? `route ${value}` : `name ${value}`;
      const first = taken.get(slot);
      if (first === undefined) taken.set(slot, sources[at]!.package);
      else
        context.addIssue({
          code: 'custom',
          path: [at, key],
          message: `a ${key} of its own, as it is that of ${first} already`,
          input: value,
        });
    };
    for (const at of sources.keys()) for (const key of KEYS) take(key, at);
  })
  .default([]);

const KEYS = ['package', 'name', 'route'] as const;
