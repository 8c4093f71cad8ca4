import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Label = styled('div')(({ theme }) => ({
  ...theme.typography.button,
  padding: theme.spacing(1),
  border: '1px solid',
  borderColor: theme.vars.palette.divider,
}));

export default function ThemeTypography() {
  return (
    <Stack spacing={2}>
      <Label>The letters of a button</Label>
      <Box sx={{ typography: 'h5' }}>The letters of an h5</Box>
      <Box sx={{ typography: { xs: 'body2', md: 'h6' } }}>Larger from md on</Box>
    </Stack>
  );
}
