import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function VerticalButtonGroup() {
  return (
    <ButtonGroup orientation="vertical" aria-label="Move the layer">
      <Button>Bring forward</Button>
      <Button>Send backward</Button>
      <Button>Send to back</Button>
    </ButtonGroup>
  );
}
