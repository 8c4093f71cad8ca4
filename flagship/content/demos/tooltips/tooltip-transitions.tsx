import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Zoom from '@mui/material/Zoom';

export default function TooltipTransitions() {
  return (
    <Stack direction="row" spacing={1}>
      <Tooltip describeChild title="It grows">
        <Button>Grow</Button>
      </Tooltip>
      <Tooltip
        describeChild
        title="It fades in"
        slots={{ transition: Fade }}
        slotProps={{ transition: { timeout: 600 } }}
      >
        <Button>Fade</Button>
      </Tooltip>
      <Tooltip describeChild title="It zooms in" slots={{ transition: Zoom }}>
        <Button>Zoom</Button>
      </Tooltip>
    </Stack>
  );
}
