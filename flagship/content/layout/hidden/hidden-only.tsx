import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { CurrentWidth } from './current-width';

export default function HiddenOnly() {
  return (
    <Box sx={{ p: 2 }}>
      <CurrentWidth />
      <Stack useFlexGap spacing={1}>
        <Paper variant="outlined" sx={{ p: 2, display: { sm: 'none', md: 'block' } }}>
          Hidden in sm
        </Paper>
        <Paper
          variant="outlined"
          sx={{ p: 2, display: { xs: 'none', sm: 'block', lg: 'none', xl: 'block' } }}
        >
          Hidden in xs and lg
        </Paper>
      </Stack>
    </Box>
  );
}
