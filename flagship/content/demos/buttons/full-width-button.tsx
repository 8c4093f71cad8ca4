import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function FullWidthButton() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Button variant="contained" fullWidth>
        Sign in
      </Button>
      <Button variant="outlined" fullWidth>
        Create an account
      </Button>
      <Button fullWidth>Forgot the password?</Button>
    </Stack>
  );
}
