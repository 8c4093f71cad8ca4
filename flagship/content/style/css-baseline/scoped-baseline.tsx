import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

export default function ScopedBaseline() {
  return (
    <Box sx={{ width: '100%', maxWidth: 240 }}>
      {/* As it is in a page without a baseline. */}
      <Box sx={{ mb: 2, boxSizing: 'content-box', fontFamily: 'serif' }}>
        <Box sx={{ boxSizing: 'inherit', width: '100%', p: 2, border: 1 }}>Too wide, in Times</Box>
      </Box>
      <ScopedCssBaseline>
        <Box sx={{ width: '100%', p: 2, border: 1 }}>As wide as its parent</Box>
      </ScopedCssBaseline>
    </Box>
  );
}
