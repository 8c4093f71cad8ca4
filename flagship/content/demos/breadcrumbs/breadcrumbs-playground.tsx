import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['separator', 'maxItems', 'itemsBeforeCollapse', 'itemsAfterCollapse'],
  props: {
    'aria-label': 'Path',
    maxItems: 4,
    children: [
      <Link href="#breadcrumbs-playground">Home</Link>,
      <Link href="#breadcrumbs-playground">Garden</Link>,
      <Link href="#breadcrumbs-playground">Plants</Link>,
      <Link href="#breadcrumbs-playground">Shrubs</Link>,
      <Typography aria-current="page">Roses</Typography>,
    ],
  },
  presets: {
    separator: {
      Angle: '›',
      Dot: '·',
      Icon: (
        <NavigateNextIcon fontSize="small" sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
      ),
    },
  },
} satisfies PlaygroundOptions;
