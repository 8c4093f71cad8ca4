import Popover, { type PopoverProps } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function SelectionPopover() {
  const [anchor, setAnchor] = useState<PopoverProps['anchorEl']>(null);
  const [words, setWords] = useState(0);

  function showAtSelection() {
    const selection = window.getSelection();
    if (!selection || selection.isCollapsed) return;
    const rect = selection.getRangeAt(0).getBoundingClientRect();
    setWords(selection.toString().trim().split(/\s+/).length);
    setAnchor({ getBoundingClientRect: () => rect, nodeType: 1 });
  }

  return (
    <>
      <Typography onMouseUp={showAtSelection} sx={{ maxWidth: 420 }}>
        In spring the ice on the river breaks up with a noise like distant drums, and for three days
        nobody crosses it.
      </Typography>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Selection', sx: { p: 2 } } }}
      >
        Selected: {words === 1 ? '1 word' : `${words} words`}
      </Popover>
    </>
  );
}
