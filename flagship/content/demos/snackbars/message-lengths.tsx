import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

const action = (
  <Button color="inherit" size="small">
    Undo
  </Button>
);

export default function MessageLengths() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <SnackbarContent role="presentation" message="Draft deleted" />
      <SnackbarContent role="presentation" message="Draft deleted" action={action} />
      <SnackbarContent
        role="presentation"
        message="The draft has been deleted, along with the four pictures that nothing else uses"
      />
      <SnackbarContent
        role="presentation"
        message="The draft has been deleted, along with the four pictures that nothing else uses"
        action={action}
      />
    </Stack>
  );
}
