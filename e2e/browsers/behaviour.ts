import type { Page } from './page.ts';

/** Something that a reader does, and what has to come of it in every browser. */
export interface Behaviour {
  area: 'Shell' | 'Navigation' | 'Drawer' | 'Search' | 'Demos' | 'Editor' | 'Playground' | 'API';
  name: string;
  /** Whether `npm test` tries it too. */
  sample?: true;
  /** @throws when something else comes of it */
  run(page: Page): Promise<void>;
}
