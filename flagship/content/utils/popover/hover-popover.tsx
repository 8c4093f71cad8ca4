import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';

export default function HoverPopover() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  // On the document: what the pointer has opened has no focus that could hear the key.
  useEffect(() => {
    if (!anchor) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setAnchor(null);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [anchor]);

  return (
    // A button counts as no word: without `dir` it would change places in right-to-left pages.
    <Typography component="div" dir="auto" onMouseLeave={close}>
      The parcels are sorted by{' '}
      <Link
        component="button"
        type="button"
        variant="body1"
        aria-describedby={anchor ? id : undefined}
        onMouseEnter={(event) => setAnchor(event.currentTarget)}
        onFocus={(event) => setAnchor(event.currentTarget)}
        onBlur={close}
      >
        weight
      </Link>
      .{/* In the tree of the text, so that the pointer may move onto it. */}
      <Popper
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        disablePortal
        sx={{ zIndex: 'tooltip' }}
      >
        <Paper elevation={8} sx={{ p: 1.5 }}>
          Up to 2, 5 and 20 kilograms
        </Paper>
      </Popper>
    </Typography>
  );
}
