import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';

export default function BrowserOnly() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', width: '100%', maxWidth: 384, minHeight: { xs: 88, sm: 36 } }}
    >
      <Button variant="contained">Server and browser</Button>
      <NoSsr>
        <Button variant="contained" color="secondary">
          Browser alone
        </Button>
      </NoSsr>
    </Stack>
  );
}
