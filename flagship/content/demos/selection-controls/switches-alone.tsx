import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const switches = [
  { name: 'Off', props: {} },
  { name: 'On', props: { defaultChecked: true } },
  { name: 'Off and disabled', props: { disabled: true } },
  { name: 'On and disabled', props: { disabled: true, checked: true } },
];

export default function SwitchesAlone() {
  return (
    <Stack direction="row">
      {switches.map(({ name, props }) => (
        <Switch key={name} slotProps={{ input: { 'aria-label': name } }} {...props} />
      ))}
    </Stack>
  );
}
