import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Cell } from './cell';

export default function ResponsiveStack() {
  return (
    <Box sx={{ p: 2 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 2, md: 4 }}>
        <Cell>Butter the tin</Cell>
        <Cell>Whisk the eggs</Cell>
        <Cell>Bake for an hour</Cell>
      </Stack>
    </Box>
  );
}
