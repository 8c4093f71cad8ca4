import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function RaisedOnHover() {
  const [over, setOver] = useState(false);

  return (
    <Paper
      elevation={over ? 8 : 1}
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
      sx={{ width: 240, p: 3 }}
    >
      <Typography>{over ? 'Raised' : 'Move the pointer over me'}</Typography>
    </Paper>
  );
}
