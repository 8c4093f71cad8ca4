/**
 * Where this documentation is published and made: the one place to change for a site of one's own. Pages link
 * to files of the repository by relative paths, and below its address with `repository:`.
 */
const REPOSITORY = 'https://github.com/vitrine-docs/vitrine';
const HOST = 'vitrine.example';

export const project = {
  host: HOST,
  url: `https://${HOST}`,
  repository: {
    url: REPOSITORY,
    edit: `${REPOSITORY}/edit/main/flagship/{file}`,
    source: `${REPOSITORY}/blob/main/flagship/{file}`,
  },
  /** Accounts on social networks, e.g. `{ twitter: '@acme' }`; the project has none. */
  accounts: {},
};
