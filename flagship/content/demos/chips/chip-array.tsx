import LockIcon from '@mui/icons-material/Lock';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

const ListItem = styled('li')(({ theme }) => ({ margin: theme.spacing(0.5) }));

export default function ChipArray() {
  const [guests, setGuests] = useState(['You', 'Ines', 'Marek', 'Sólveig', 'Tariq']);

  return (
    <Paper
      component="ul"
      aria-label="Guests"
      sx={{ display: 'flex', flexWrap: 'wrap', m: 0, p: 0.5, listStyle: 'none' }}
    >
      {guests.map((guest) => (
        <ListItem key={guest}>
          {guest === 'You' ? (
            <Chip icon={<LockIcon />} label={guest} />
          ) : (
            <Chip
              label={guest}
              aria-description="Press Delete to remove"
              onDelete={() => setGuests(guests.filter((other) => other !== guest))}
            />
          )}
        </ListItem>
      ))}
    </Paper>
  );
}
