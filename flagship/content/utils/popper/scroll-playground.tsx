import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useMemo, useState } from 'react';
import { ChoiceField } from '../popover/choice-field';
import { NumberField } from '../popover/number-field';
import { Arrow } from './arrow';

const placements = ['auto', 'top', 'right', 'bottom', 'left'].flatMap((side) => [
  side,
  `${side}-start`,
  `${side}-end`,
]) as PopperPlacementType[];
const switches = ['flip', 'preventOverflow', 'arrow', 'disablePortal'] as const;
type Options = Record<(typeof switches)[number], boolean>;

const sheet = {
  p: 2,
  maxWidth: 200,
  bgcolor: 'grey.800',
  backgroundImage: 'none',
  color: 'common.white',
};

interface Shown extends Options {
  placement: PopperPlacementType;
  skidding: number;
  distance: number;
  padding: number;
}

const codeOf = (shown: Shown) => `<Popper
  placement="${shown.placement}"
  disablePortal={${shown.disablePortal}}
  modifiers={[
    { name: 'flip', enabled: ${shown.flip}, options: { altBoundary: true } },
    {
      name: 'preventOverflow',
      enabled: ${shown.preventOverflow},
      options: { altAxis: true, padding: ${shown.padding} },
    },
    { name: 'arrow', enabled: ${shown.arrow}, options: { element: arrow } },
    { name: 'offset', options: { offset: [${shown.skidding}, ${shown.distance}] } },
  ]}
>`;

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

  const [skidding, setSkidding] = useState(0);
  const [distance, setDistance] = useState(10);
  const [padding, setPadding] = useState(0);

  const { flip, preventOverflow, disablePortal } = options;
  const hasArrow = options.arrow;
  const modifiers = useMemo(
    () => [
      { name: 'flip', enabled: flip, options: { altBoundary: true } },
      { name: 'preventOverflow', enabled: preventOverflow, options: { altAxis: true, padding } },
      { name: 'arrow', enabled: hasArrow, options: { element: arrow } },
      { name: 'offset', options: { offset: [skidding, distance] } },
    ],
    [flip, preventOverflow, hasArrow, arrow, skidding, distance, padding],
  );

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
            <Paper sx={sheet}>
              {hasArrow && <Arrow ref={setArrow} />}
              Stays with its button as long as it can.
            </Paper>
          </Popper>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ChoiceField label="placement" all={placements} value={placement} choose={setPlacement} />
        <NumberField label="skidding" value={skidding} change={setSkidding} />
        <NumberField label="distance" value={distance} change={setDistance} />
        <NumberField label="padding" value={padding} change={setPadding} />
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
        {codeOf({ ...options, placement, skidding, distance, padding })}
      </Box>
    </Stack>
  );
}
