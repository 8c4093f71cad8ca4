import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['checked', 'disabled', 'color', 'size'],
  props: { checked: true, slotProps: { input: { 'aria-label': 'By train' } } },
  handlers: { onChange: (_event: unknown, checked: boolean) => ({ checked }) },
} satisfies PlaygroundOptions;
