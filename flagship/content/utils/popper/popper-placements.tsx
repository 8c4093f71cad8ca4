import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';
import { useId, useState } from 'react';

const sides: { area: string; placements: PopperPlacementType[] }[] = [
  { area: 'n', placements: ['top-start', 'top', 'top-end'] },
  { area: 'w', placements: ['left-start', 'left', 'left-end'] },
  { area: 'e', placements: ['right-start', 'right', 'right-end'] },
  { area: 's', placements: ['bottom-start', 'bottom', 'bottom-end'] },
];

export default function PopperPlacements() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [placement, setPlacement] = useState<PopperPlacementType>('top');

  return (
    // The names speak of the sides of the screen, so the buttons stay on their sides.
    <Box dir="ltr" sx={{ display: 'grid', gap: 1, gridTemplateAreas: '"w n e" "w s e"' }}>
      {sides.map(({ area, placements }) => (
        <Box key={area} sx={{ gridArea: area, alignSelf: 'center', display: 'grid' }}>
          {placements.map((each) => (
            <Button
              key={each}
              size="small"
              aria-describedby={anchor && placement === each ? id : undefined}
              onClick={({ currentTarget }) => {
                setAnchor(anchor === currentTarget ? null : currentTarget);
                setPlacement(each);
              }}
              sx={{ px: 0.5 }}
            >
              {each}
            </Button>
          ))}
        </Box>
      ))}
      <Popper id={id} open={anchor !== null} anchorEl={anchor} placement={placement}>
        <Paper elevation={4} sx={{ p: 1 }}>
          {placement}
        </Paper>
      </Popper>
    </Box>
  );
}
