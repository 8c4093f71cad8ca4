import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import { BeforeAfter } from './before-after';

const theme = createTheme({
  components: {
    MuiButton: {
      styleOverrides: {
        root: ({ ownerState }) => ({
          paddingInline: ownerState.size === 'large' ? 48 : 30,
          borderRadius: 3,
          color: '#fff',
          backgroundImage: 'linear-gradient(45deg, #ad1457, #bf360c)',
        }),
      },
    },
  },
});

export default function StyleOverrides() {
  return (
    <BeforeAfter theme={theme}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button>Medium</Button>
        <Button size="large">Large</Button>
      </Stack>
    </BeforeAfter>
  );
}
