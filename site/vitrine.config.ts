import { defineConfig } from 'vitrine';
import { pages } from './pages.ts';

export default defineConfig({
  title: 'Material UI',
  description: 'Guides, live demos and the API of every component of Material UI 9.',
  url: 'https://vitrine.example',
  library: { name: 'Material UI' },
  pages,
  adapter: './theme/adapter.tsx',
  styles: './theme/site.css',
  icon: '/favicon.svg',
  repository: {
    url: 'https://github.com/vitrine-docs/vitrine',
    edit: 'https://github.com/vitrine-docs/vitrine/edit/main/site/{file}',
    source: 'https://github.com/vitrine-docs/vitrine/blob/main/site/{file}',
  },
  api: [
    {
      package: '@mui/material',
      route: '/api',
      source: 'https://unpkg.com/browse/{package}@{version}/{file}',
    },
  ],
});
