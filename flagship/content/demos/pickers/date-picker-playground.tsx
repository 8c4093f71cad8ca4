import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: [
    'label',
    'views',
    'openTo',
    'format',
    'formatDensity',
    'displayWeekNumber',
    'showDaysOutsideCurrentMonth',
    'disablePast',
    'disabled',
    'readOnly',
  ],
  props: { label: 'Departure', defaultValue: dayjs('2024-05-24') },
  presets: {
    views: {
      'Year and month': ['year', 'month'],
      'Month and day': ['month', 'day'],
      'Year, month and day': ['year', 'month', 'day'],
    },
  },
  wrap: (element) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
  ),
} satisfies PlaygroundOptions;
