import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar, { snackbarClasses } from '@mui/material/Snackbar';
import { snackbarContentClasses } from '@mui/material/SnackbarContent';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

const QuietSnackbar = styled(Snackbar)(({ theme }) => ({
  [`&.${snackbarClasses.anchorOriginBottomCenter}`]: { bottom: theme.spacing(4) },
  [`& .${snackbarContentClasses.root}`]: {
    minWidth: 0,
    borderRadius: 24,
    paddingInline: theme.spacing(3),
    color: (theme.vars ?? theme).palette.text.primary,
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  },
}));

export default function CustomizedSnackbar() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ p: 2, textAlign: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Copy the address
      </Button>
      <QuietSnackbar
        open={open}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        autoHideDuration={3000}
        onClose={() => setOpen(false)}
        message="Address copied"
      />
    </Box>
  );
}
