import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function VerticalTextDivider() {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center', justifyContent: 'center', minHeight: 140, typography: 'body1' }}
    >
      <Button variant="outlined">Sign in</Button>
      <Divider orientation="vertical" flexItem role="presentation">
        or
      </Divider>
      <Button variant="outlined">Register</Button>
    </Stack>
  );
}
