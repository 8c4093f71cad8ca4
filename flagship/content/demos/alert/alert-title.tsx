import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';

export default function TitledAlert() {
  return (
    <Alert role="note" severity="warning" sx={{ width: '100%' }}>
      <AlertTitle>The road over the pass is closed</AlertTitle>
      Snow is expected until Thursday. The{' '}
      <Link href="#actions" color="inherit">
        valley road
      </Link>{' '}
      takes forty minutes longer.
    </Alert>
  );
}
