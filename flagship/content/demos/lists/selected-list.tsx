import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { useState } from 'react';

const stations = ['Harbour', 'Old town', 'Botanical garden', 'University'];

export default function SelectedList() {
  const [selected, setSelected] = useState('Old town');

  return (
    <Paper sx={{ width: '100%', maxWidth: 360 }}>
      <List component="nav" aria-label="Stations">
        {stations.map((name) => (
          <ListItemButton
            key={name}
            selected={name === selected}
            aria-current={name === selected ? 'true' : undefined}
            onClick={() => setSelected(name)}
          >
            <ListItemText primary={name} />
          </ListItemButton>
        ))}
      </List>
    </Paper>
  );
}
