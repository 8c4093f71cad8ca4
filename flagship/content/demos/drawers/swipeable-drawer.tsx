import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { useState } from 'react';
import { MailFolders } from './mail-folders.tsx';

const anchors = { left: 'Start', right: 'End', top: 'Top', bottom: 'Bottom' } as const;
type Anchor = keyof typeof anchors;

export default function TemporarySwipeableDrawer() {
  const [openAt, setOpenAt] = useState<Anchor | null>(null);
  const close = () => setOpenAt(null);

  return (
    <Box sx={{ p: 4, textAlign: 'center' }}>
      {(Object.keys(anchors) as Anchor[]).map((anchor) => (
        <span key={anchor}>
          <Button onClick={() => setOpenAt(anchor)}>{anchors[anchor]}</Button>
          <SwipeableDrawer
            anchor={anchor}
            open={openAt === anchor}
            onOpen={() => setOpenAt(anchor)}
            onClose={close}
            slotProps={{
              paper: {
                'aria-label': 'Mail',
                sx: { width: anchor === 'left' || anchor === 'right' ? 250 : 'auto' },
              },
            }}
          >
            <MailFolders onChoose={close} />
          </SwipeableDrawer>
        </span>
      ))}
    </Box>
  );
}
