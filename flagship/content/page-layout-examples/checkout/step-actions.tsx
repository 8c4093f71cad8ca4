import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface StepActionsProps {
  label: string;
  back?: () => void;
  /** Left out in a form, which the button sends. */
  next?: () => void;
}

export function StepActions({ label, back, next }: StepActionsProps) {
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 4, justifyContent: 'flex-end' }}>
      {back && <Button onClick={back}>Back</Button>}
      <Button variant="contained" type={next ? 'button' : 'submit'} onClick={next}>
        {label}
      </Button>
    </Stack>
  );
}
