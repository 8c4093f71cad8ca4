import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

const widths = ['xs', 'sm', 'md', 'lg', 'xl'];

export default function DialogWidth() {
  const [open, setOpen] = useState(false);
  const [maxWidth, setMaxWidth] = useState<DialogProps['maxWidth']>('sm');

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Choose a width
      </Button>
      <Dialog fullWidth maxWidth={maxWidth} open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Width</DialogTitle>
        <DialogContent>
          <TextField
            select
            fullWidth
            margin="normal"
            label="maxWidth"
            value={maxWidth}
            onChange={(event) => setMaxWidth(event.target.value as DialogProps['maxWidth'])}
          >
            {widths.map((width) => (
              <MenuItem key={width} value={width}>
                {width}
              </MenuItem>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
