import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipDelay() {
  return (
    <Tooltip
      describeChild
      title="It took half a second"
      enterDelay={500}
      enterNextDelay={500}
      leaveDelay={200}
    >
      <Button>Wait for it</Button>
    </Tooltip>
  );
}
