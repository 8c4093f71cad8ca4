import ToggleButton from '@mui/material/ToggleButton';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['value', 'color', 'size', 'orientation', 'fullWidth', 'disabled'],
  props: {
    exclusive: true,
    value: 'week',
    'aria-label': 'Period',
    children: [
      <ToggleButton value="day">Day</ToggleButton>,
      <ToggleButton value="week">Week</ToggleButton>,
      <ToggleButton value="month">Month</ToggleButton>,
    ],
  },
  handlers: { onChange: (_event: unknown, value: string | null) => ({ value: value ?? '' }) },
} satisfies PlaygroundOptions;
