import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function DisabledButtonTooltip() {
  return (
    <Tooltip describeChild title="Fill in the address first">
      <span role="group" aria-label="Order" tabIndex={0}>
        <Button variant="contained" disabled>
          Send the order
        </Button>
      </span>
    </Tooltip>
  );
}
