import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { CurrentWidth } from './current-width';

export default function HiddenUp() {
  return (
    <Box sx={{ p: 2 }}>
      <CurrentWidth />
      <Paper variant="outlined" sx={{ p: 2, display: { md: 'none' } }}>
        Hidden from md up
      </Paper>
    </Box>
  );
}
