import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['variant', 'animation', 'width', 'height'],
  props: { variant: 'rounded', width: '200 pixels', height: '96 pixels' },
  presets: {
    width: { '96 pixels': 96, '200 pixels': 200, '80 %': '80%' },
    height: { '24 pixels': 24, '96 pixels': 96 },
  },
} satisfies PlaygroundOptions;
