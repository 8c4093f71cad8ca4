import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function ArrowTooltip() {
  return (
    <Tooltip arrow describeChild title="Opens in an hour">
      <Button>Box office</Button>
    </Tooltip>
  );
}
