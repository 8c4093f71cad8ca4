import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function AlignedText() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Typography align="left">To the left of the screen</Typography>
      <Typography align="center" color="textSecondary">
        In the middle, less important
      </Typography>
      <Typography sx={{ textAlign: 'end', color: 'success.main', fontWeight: 'bold' }}>
        At the end of the line, and well
      </Typography>
      <Typography align="justify">
        Justified text stretches its spaces until both edges are straight, which looks tidy in wide
        columns and full of holes in narrow ones.
      </Typography>
    </Box>
  );
}
