import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function NonInteractiveTooltip() {
  return (
    <Stack direction="row" spacing={1}>
      <Tooltip describeChild title="Move the pointer onto this text: it stays">
        <Button>Interactive</Button>
      </Tooltip>
      <Tooltip describeChild disableInteractive title="Leave the button, and this is gone">
        <Button>Not interactive</Button>
      </Tooltip>
    </Stack>
  );
}
