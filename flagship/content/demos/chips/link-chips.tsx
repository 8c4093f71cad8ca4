import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function LinkChips() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip label="Colors" component="a" href="#color" clickable />
      <Chip label="Keyboard" component="a" href="#accessibility" clickable variant="outlined" />
    </Stack>
  );
}
