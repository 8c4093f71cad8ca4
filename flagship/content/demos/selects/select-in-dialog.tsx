import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';

export default function SelectInDialog() {
  const titleId = useId();
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [format, setFormat] = useState('A4, portrait');

  const save = (data: FormData) => {
    setFormat(`${data.get('paper') as string}, ${data.get('orientation') as string}`);
    setOpen(false);
  };

  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Page: {format}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Page setup</DialogTitle>
        <DialogContent>
          <Stack
            component="form"
            id={formId}
            action={save}
            direction={{ xs: 'column', sm: 'row' }}
            spacing={2}
            sx={{ pt: 1 }}
          >
            <TextField select label="Paper" name="paper" defaultValue="A4" sx={{ minWidth: 140 }}>
              <MenuItem value="A4">A4</MenuItem>
              <MenuItem value="A5">A5</MenuItem>
            </TextField>
            <TextField
              select
              label="Orientation"
              name="orientation"
              defaultValue="portrait"
              sx={{ minWidth: 140 }}
              slotProps={{ select: { native: true } }}
            >
              <option value="portrait">Portrait</option>
              <option value="landscape">Landscape</option>
            </TextField>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit" form={formId}>
            Save
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
