import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: [
    'label',
    'placeholder',
    'helperText',
    'variant',
    'size',
    'color',
    'required',
    'disabled',
    'error',
    'fullWidth',
    'multiline',
  ],
  props: { label: 'City', helperText: 'Where you live' },
} satisfies PlaygroundOptions;
