import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { BeforeAfter } from './before-after';

const withDashedButtons = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiButton: {
      styleOverrides: {
        root: {
          variants: [
            {
              props: { variant: 'outlined', color: 'secondary' },
              style: { border: '2px dashed', borderRadius: 20 },
            },
          ],
        },
      },
    },
  },
});

export default function ComponentVariants() {
  return (
    <BeforeAfter theme={withDashedButtons}>
      <Stack direction="row" spacing={2}>
        <Button variant="outlined">Primary</Button>
        <Button variant="outlined" color="secondary">
          Secondary
        </Button>
      </Stack>
    </BeforeAfter>
  );
}
