import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

const paragraphs = Array.from({ length: 24 }, (_, index) => `Paragraph ${index + 1} of the terms.`);

export default function ScrollingDialog() {
  const [open, setOpen] = useState(false);
  const [scroll, setScroll] = useState<DialogProps['scroll']>('paper');
  const close = () => setOpen(false);

  const show = (kind: DialogProps['scroll']) => {
    setScroll(kind);
    setOpen(true);
  };

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => show('paper')}>
        Scroll the paper
      </Button>
      <Button variant="outlined" onClick={() => show('body')}>
        Scroll the body
      </Button>
      <Dialog open={open} onClose={close} scroll={scroll}>
        <DialogTitle>Terms of use</DialogTitle>
        {/* A scroll container needs focus to be scrolled with the keyboard. */}
        <DialogContent dividers tabIndex={scroll === 'paper' ? 0 : undefined}>
          {paragraphs.map((text) => (
            <DialogContentText key={text} sx={{ mb: 2 }}>
              {text}
            </DialogContentText>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Decline</Button>
          <Button onClick={close}>Accept</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
