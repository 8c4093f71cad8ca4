import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
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

export default function RouterList() {
  const [path, setPath] = useState('/inbox');

  return (
    <Navigate value={setPath}>
      <Paper variant="outlined" sx={{ width: 240 }}>
        <Typography role="status" sx={{ p: 2, pb: 0 }}>
          Current path: {path}
        </Typography>
        <List component="nav" aria-label="Folders">
          {['Inbox', 'Drafts', 'Trash'].map((name) => {
            const to = `/${name.toLowerCase()}`;
            return (
              <ListItem key={to} disablePadding component="div">
                <ListItemButton
                  component={RouterLink}
                  to={to}
                  selected={path === to}
                  aria-current={path === to ? 'page' : undefined}
                >
                  <ListItemText primary={name} />
                </ListItemButton>
              </ListItem>
            );
          })}
        </List>
      </Paper>
    </Navigate>
  );
}
