import Input from '@mui/material/Input';
import Stack from '@mui/material/Stack';

export default function InputsAlone() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
      <Input defaultValue="Default" aria-label="Note" />
      <Input placeholder="Placeholder" aria-label="Note with placeholder" />
      <Input disabled defaultValue="Disabled" aria-label="Disabled note" />
      <Input error defaultValue="Error" aria-label="Wrong note" />
    </Stack>
  );
}
