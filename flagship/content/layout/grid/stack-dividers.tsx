import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function StackDividers() {
  return (
    <Stack direction="row" spacing={2} divider={<Divider orientation="vertical" flexItem />}>
      <span>Home</span>
      <span>Garden</span>
      <span>Cellar</span>
    </Stack>
  );
}
