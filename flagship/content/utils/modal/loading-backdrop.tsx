import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import { useEffect, useState } from 'react';

export default function LoadingBackdrop() {
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setLoading(false), 2000);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Paper sx={{ position: 'relative', width: '100%', maxWidth: 400, p: 2 }} aria-busy={loading}>
      <p>Three letters, the newest of this morning.</p>
      <Button variant="outlined" onClick={() => setLoading(true)} disabled={loading}>
        Look for new letters
      </Button>
      <Backdrop open={loading} sx={{ position: 'absolute', zIndex: 1, color: '#fff' }}>
        <CircularProgress color="inherit" aria-label="Looking for new letters" />
      </Backdrop>
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' }}
      >
        {loading ? 'Looking for new letters' : ''}
      </Box>
    </Paper>
  );
}
