import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';

export default function PrintedOnly() {
  return (
    <Paper sx={{ p: 2, maxWidth: 360 }}>
      <p>Invoice 118: repair of a bicycle lamp, €24</p>
      <Button variant="outlined" onClick={() => window.print()} sx={{ displayPrint: 'none' }}>
        Print
      </Button>
      <Box sx={{ display: 'none', displayPrint: 'block' }}>
        Please pay within 14 days to the account that we have agreed on.
      </Box>
    </Paper>
  );
}
