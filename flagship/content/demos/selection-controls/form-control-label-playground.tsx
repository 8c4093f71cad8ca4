import Checkbox from '@mui/material/Checkbox';
import Radio from '@mui/material/Radio';
import Switch from '@mui/material/Switch';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['control', 'label', 'labelPlacement', 'disabled', 'required'],
  props: { control: 'Checkbox', label: 'Send me a copy' },
  presets: { control: { Checkbox: <Checkbox />, Radio: <Radio />, Switch: <Switch /> } },
} satisfies PlaygroundOptions;
