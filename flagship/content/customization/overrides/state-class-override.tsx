import Button, { buttonClasses } from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const sx = {
  [`&.${buttonClasses.disabled}`]: {
    color: 'text.secondary',
    textDecoration: 'line-through',
  },
};

export default function StateClassOverride() {
  return (
    <Stack direction="row" spacing={2}>
      <Button sx={sx}>Monday</Button>
      <Button sx={sx} disabled>
        Tuesday
      </Button>
    </Stack>
  );
}
