import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const birds = [
  'Avocet, Barn owl, Blackbird',
  'Blue tit, Bullfinch, Buzzard',
  'Chaffinch, Coot, Cuckoo',
  'Dipper, Dunnock, Fieldfare',
].map((names) => names.split(', '));

export default function ControlledPagination() {
  const [page, setPage] = useState(1);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Typography role="status">
        Page {page} of {birds.length}
      </Typography>
      <List aria-label="Birds" disablePadding>
        {birds[page - 1]!.map((name) => (
          <ListItem key={name} divider disableGutters>
            <ListItemText primary={name} />
          </ListItem>
        ))}
      </List>
      <Pagination
        count={birds.length}
        page={page}
        onChange={(_event, next) => setPage(next)}
        aria-label="Pages of birds"
      />
    </Stack>
  );
}
