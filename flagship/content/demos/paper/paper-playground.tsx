import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['children', 'variant', 'elevation', 'square', 'sx'],
  props: { children: 'A sheet of paper', elevation: 3, sx: 'Padding' },
  presets: {
    sx: {
      Padding: { p: 3 },
      Note: { p: 3, bgcolor: '#fff3c4', color: '#3e2f00', backgroundImage: 'none' },
    },
  },
} satisfies PlaygroundOptions;
