import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['variant', 'value', 'color', 'size', 'thickness', 'enableTrackSlot', 'disableShrink'],
  props: { 'aria-label': 'Upload', variant: 'determinate', value: 60 },
  presets: { size: { '24 pixels': 24, '64 pixels': 64, '5rem': '5rem' } },
} satisfies PlaygroundOptions;
