import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['color', 'fontSize', 'htmlColor', 'viewBox'],
  presets: { viewBox: { '0 0 48 48': '0 0 48 48', '6 6 12 12': '6 6 12 12' } },
  props: {
    titleAccess: 'House',
    children: <path d="M12 3 2 12h3v8h5v-6h4v6h5v-8h3z" />,
  },
} satisfies PlaygroundOptions;
