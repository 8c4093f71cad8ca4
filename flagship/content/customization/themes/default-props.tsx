import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import { BeforeAfter } from './before-after';

const theme = createTheme({
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: { defaultProps: { variant: 'contained', disableElevation: true } },
  },
  // Without a ripple something else has to show the keyboard focus.
  focusVisible: true,
});

export default function DefaultProps() {
  return (
    <BeforeAfter theme={theme}>
      <Stack direction="row" spacing={2}>
        <Button>No ripple</Button>
        <Button color="secondary">No shadow</Button>
      </Stack>
    </BeforeAfter>
  );
}
