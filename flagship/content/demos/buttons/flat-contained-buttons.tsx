import Button from '@mui/material/Button';

export default function FlatContainedButtons() {
  return (
    <Button variant="contained" disableElevation>
      No shadow
    </Button>
  );
}
