import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { CurrentWidth } from './current-width';

export default function HiddenDown() {
  return (
    <Box sx={{ p: 2 }}>
      <CurrentWidth />
      <Paper variant="outlined" sx={{ p: 2, display: { xs: 'none', md: 'block' } }}>
        Hidden below md
      </Paper>
    </Box>
  );
}
