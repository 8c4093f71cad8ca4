import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { Arrow } from './arrow';

const placements = ['top', 'right', 'bottom', 'left', 'bottom-start', 'bottom-end'] as const;
const switches = ['flip', 'preventOverflow', 'arrow', 'disablePortal'] as const;
type Options = Record<(typeof switches)[number], boolean>;

export default function ScrollPlayground() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [arrow, setArrow] = useState<HTMLElement | null>(null);
  const [placement, setPlacement] = useState<PopperPlacementType>('bottom');
  const [options, setOptions] = useState<Options>({
    flip: true,
    preventOverflow: true,
    arrow: true,
    disablePortal: true,
  });

  const { flip, preventOverflow, disablePortal } = options;
  const hasArrow = options.arrow;
  const modifiers = useMemo(
    () => [
      { name: 'flip', enabled: flip, options: { altBoundary: true } },
      { name: 'preventOverflow', enabled: preventOverflow, options: { altAxis: true } },
      { name: 'arrow', enabled: hasArrow, options: { element: arrow } },
      { name: 'offset', options: { offset: [0, hasArrow ? 10 : 2] } },
    ],
    [flip, preventOverflow, hasArrow, arrow],
  );
  const code = `<Popper
  placement="${placement}"
  disablePortal={${disablePortal}}
  modifiers={[
    { name: 'flip', enabled: ${flip}, options: { altBoundary: true } },
    { name: 'preventOverflow', enabled: ${preventOverflow}, options: { altAxis: true } },
    { name: 'arrow', enabled: ${hasArrow}, options: { element: arrow } },
  ]}
>`;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 680 }}>
      <Box
        role="group"
        aria-label="Frame to scroll"
        tabIndex={0}
        sx={{ position: 'relative', overflow: 'auto', height: 240, border: 1 }}
      >
        <Box sx={{ width: '180%', height: 620, pt: 12 }}>
          <Button
            variant="contained"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
            sx={{ marginInlineStart: '15%' }}
          >
            Toggle the popper
          </Button>
          <Popper
            open={anchor !== null}
            anchorEl={anchor}
            placement={placement}
            disablePortal={disablePortal}
            modifiers={modifiers}
            sx={{ zIndex: 1 }}
          >
            <Paper
              sx={{
                p: 2,
                maxWidth: 200,
                bgcolor: 'grey.800',
                backgroundImage: 'none',
                color: 'common.white',
              }}
            >
              {hasArrow && <Arrow ref={setArrow} />}
              Stays with its button as long as it can.
            </Paper>
          </Popper>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <TextField
          select
          size="small"
          label="placement"
          value={placement}
          onChange={(event) => setPlacement(event.target.value as PopperPlacementType)}
          sx={{ width: 150 }}
        >
          {placements.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
        {switches.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Switch
                checked={options[name]}
                onChange={(_event, checked) => setOptions({ ...options, [name]: checked })}
              />
            }
          />
        ))}
      </Box>
      <Box
        component="pre"
        dir="ltr"
        sx={{ m: 0, fontSize: 14, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {code}
      </Box>
    </Stack>
  );
}
