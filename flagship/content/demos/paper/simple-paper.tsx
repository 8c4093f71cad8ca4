import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function SimplePaper() {
  return (
    <Paper sx={{ width: 400, p: 3 }}>
      <Typography variant="h5" component="h3" gutterBottom>
        A sheet of paper
      </Typography>
      <Typography>Paper can hold anything: a form, a table, or just two lines of text.</Typography>
    </Paper>
  );
}
