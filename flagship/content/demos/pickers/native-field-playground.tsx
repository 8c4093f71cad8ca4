import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['type', 'label', 'variant', 'size', 'required', 'disabled', 'error', 'helperText'],
  props: { type: 'Date', label: 'Begins', slotProps: { inputLabel: { shrink: true } } },
  presets: {
    type: { Date: 'date', Time: 'time', 'Date and time': 'datetime-local', Month: 'month' },
  },
} satisfies PlaygroundOptions;
