import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function FullWidthField() {
  return (
    <Box sx={{ width: '100%' }}>
      <TextField fullWidth label="Subject" helperText="As wide as the container" />
    </Box>
  );
}
