import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function DescribedButton() {
  return (
    <Stack direction="row" spacing={2}>
      <Tooltip describeChild title="Readers can see it from then on">
        <Button variant="contained">Publish</Button>
      </Tooltip>
      <Tooltip describeChild title="Nothing is deleted">
        <Button variant="outlined">Withdraw</Button>
      </Tooltip>
    </Stack>
  );
}
