import Stack from '@mui/material/Stack';
import { Cell } from './cell';

export default function StackBasics() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Cell>Butter the tin</Cell>
      <Cell>Whisk the eggs</Cell>
      <Cell>Bake for an hour</Cell>
    </Stack>
  );
}
