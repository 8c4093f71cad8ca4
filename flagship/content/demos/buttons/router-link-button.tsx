import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentProps, createContext, use, useState } from 'react';

const Navigate = createContext<(path: string) => void>(() => {});

/** Has the shape of the link of a client-side router. */
function RouterLink({ to, onClick, ...props }: ComponentProps<'a'> & { to: string }) {
  const navigate = use(Navigate);
  return (
    <a
      {...props}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}

export default function RouterLinkButton() {
  const [path, setPath] = useState('/home');

  return (
    <Navigate value={setPath}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <Stack direction="row" spacing={2}>
          <Button component={RouterLink} to="/inbox" variant="outlined">
            Inbox
          </Button>
          <Button component={RouterLink} to="/drafts" variant="outlined">
            Drafts
          </Button>
        </Stack>
        <Typography role="status" variant="body2">
          Current path: {path}
        </Typography>
      </Stack>
    </Navigate>
  );
}
