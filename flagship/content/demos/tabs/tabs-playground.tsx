import Tab from '@mui/material/Tab';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: [
    'value',
    'variant',
    'orientation',
    'centered',
    'textColor',
    'indicatorColor',
    'scrollButtons',
    'allowScrollButtonsMobile',
  ],
  props: {
    value: 0,
    'aria-label': 'Account',
    children: [
      <Tab label="Profile" />,
      <Tab label="Security" />,
      <Tab label="Payments" />,
      <Tab label="Closed" disabled />,
    ],
  },
  handlers: { onChange: (_event: unknown, value: number) => ({ value }) },
} satisfies PlaygroundOptions;
