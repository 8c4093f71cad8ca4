import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';

const checkboxes = [
  { name: 'Not checked', props: {} },
  { name: 'Checked', props: { defaultChecked: true } },
  { name: 'Partly checked', props: { indeterminate: true } },
  { name: 'Disabled', props: { disabled: true } },
  { name: 'Disabled and checked', props: { disabled: true, checked: true } },
];

export default function CheckboxesAlone() {
  return (
    <Stack direction="row">
      {checkboxes.map(({ name, props }) => (
        <Checkbox key={name} slotProps={{ input: { 'aria-label': name } }} {...props} />
      ))}
    </Stack>
  );
}
