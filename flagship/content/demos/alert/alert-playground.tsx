import BatteryAlertIcon from '@mui/icons-material/BatteryAlert';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['children', 'severity', 'variant', 'color', 'icon', 'onClose', 'closeText'],
  props: { children: 'Ten per cent left.', severity: 'warning', role: 'note' },
  presets: {
    icon: { Battery: <BatteryAlertIcon fontSize="inherit" />, None: false },
    onClose: { Handler: () => {} },
  },
} satisfies PlaygroundOptions;
