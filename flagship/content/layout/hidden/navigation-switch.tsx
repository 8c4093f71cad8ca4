import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

const rooms = ['Kitchen', 'Bath', 'Cellar', 'Attic'];

export default function NavigationSwitch() {
  const hasRoom = useMediaQuery((theme) => theme.breakpoints.up('sm'));
  const [room, setRoom] = useState('Kitchen');

  return (
    <Box sx={{ p: 2 }}>
      {hasRoom ? (
        <Box role="group" aria-label="Room" sx={{ display: 'flex', gap: 1 }}>
          {rooms.map((each) => (
            <Button
              key={each}
              variant={each === room ? 'contained' : 'text'}
              aria-pressed={each === room}
              onClick={() => setRoom(each)}
            >
              {each}
            </Button>
          ))}
        </Box>
      ) : (
        <TextField
          select
          fullWidth
          label="Room"
          value={room}
          onChange={(event) => setRoom(event.target.value)}
        >
          {rooms.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}
