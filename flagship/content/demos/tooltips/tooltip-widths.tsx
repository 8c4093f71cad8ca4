import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const text =
  'The first train leaves at half past five, and from then on there is one every twenty minutes until midnight.';

export default function TooltipWidths() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Tooltip describeChild title={text}>
        <Button>Default, 300 pixels</Button>
      </Tooltip>
      <Tooltip describeChild title={text} slotProps={{ tooltip: { sx: { maxWidth: 500 } } }}>
        <Button>Up to 500 pixels</Button>
      </Tooltip>
      <Tooltip describeChild title={text} slotProps={{ tooltip: { sx: { maxWidth: 'none' } } }}>
        <Button>No limit</Button>
      </Tooltip>
    </Stack>
  );
}
