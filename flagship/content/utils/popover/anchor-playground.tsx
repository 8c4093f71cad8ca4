import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ChoiceField } from './choice-field';

const vertical = ['top', 'center', 'bottom'] as const;
const horizontal = ['left', 'center', 'right'] as const;
const references = ['anchorEl', 'anchorPosition'] as const;

type Vertical = (typeof vertical)[number];
type Horizontal = (typeof horizontal)[number];

export default function AnchorPlayground() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [reference, setReference] = useState<(typeof references)[number]>('anchorEl');
  const [anchorY, setAnchorY] = useState<Vertical>('bottom');
  const [anchorX, setAnchorX] = useState<Horizontal>('left');
  const [ownY, setOwnY] = useState<Vertical>('top');
  const [ownX, setOwnX] = useState<Horizontal>('left');
  const place =
    reference === 'anchorEl'
      ? `anchorOrigin={{ vertical: '${anchorY}', horizontal: '${anchorX}' }}`
      : 'anchorReference="anchorPosition"\n  anchorPosition={{ top: 200, left: 300 }}';

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <Button variant="contained" onClick={(event) => setAnchor(event.currentTarget)}>
        Open the popover
      </Button>
      <Popover
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorEl={anchor}
        anchorReference={reference}
        anchorPosition={{ top: 200, left: 300 }}
        anchorOrigin={{ vertical: anchorY, horizontal: anchorX }}
        transformOrigin={{ vertical: ownY, horizontal: ownX }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Example', sx: { p: 2 } } }}
      >
        The content of the popover
      </Popover>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        <ChoiceField label="Reference" all={references} value={reference} choose={setReference} />
        <ChoiceField label="Anchor, vertical" all={vertical} value={anchorY} choose={setAnchorY} />
        <ChoiceField label="Anchor, across" all={horizontal} value={anchorX} choose={setAnchorX} />
        <ChoiceField label="Popover, vertical" all={vertical} value={ownY} choose={setOwnY} />
        <ChoiceField label="Popover, across" all={horizontal} value={ownX} choose={setOwnX} />
      </Box>
      <Box component="pre" dir="ltr" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
        {`<Popover\n  ${place}\n  transformOrigin={{ vertical: '${ownY}', horizontal: '${ownX}' }}\n>`}
      </Box>
    </Stack>
  );
}
