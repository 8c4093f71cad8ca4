import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

export default function NestedModals() {
  return <Opener level={1} />;
}

function Opener({ level }: { level: number }) {
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Open modal {level}</Button>
      <Modal open={open} onClose={close} sx={{ display: 'grid', placeItems: 'center', p: 2 }}>
        <Paper
          role="dialog"
          aria-modal="true"
          aria-labelledby={titleId}
          sx={{ p: 3, maxWidth: 240, outline: 'none' }}
          // The second is a little below the one that opened it.
          style={{ marginBlockStart: level * 96 }}
        >
          <Typography id={titleId} variant="h6" component="h2" gutterBottom>
            Modal {level}
          </Typography>
          {level < 2 && <Opener level={level + 1} />}
          <Button onClick={close}>Close modal {level}</Button>
        </Paper>
      </Modal>
    </>
  );
}
