import FlightIcon from '@mui/icons-material/Flight';
import HotelIcon from '@mui/icons-material/Hotel';
import TrainIcon from '@mui/icons-material/Train';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import ListItemIcon, { listItemIconClasses } from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

const kinds = [
  { name: 'Flights', icon: <FlightIcon /> },
  { name: 'Trains', icon: <TrainIcon /> },
  { name: 'Hotels', icon: <HotelIcon /> },
];

const PillList = styled(List)(({ theme }) => ({
  width: '100%',
  maxWidth: 280,
  [`& .${listItemButtonClasses.root}`]: {
    marginBlockEnd: 4,
    borderRadius: 28,
    [`&.${listItemButtonClasses.selected}`]: {
      color: (theme.vars ?? theme).palette.primary.contrastText,
      backgroundColor: (theme.vars ?? theme).palette.primary.main,
      '&:hover': { backgroundColor: (theme.vars ?? theme).palette.primary.dark },
      [`& .${listItemIconClasses.root}`]: { color: 'inherit' },
    },
  },
  [`& .${listItemIconClasses.root}`]: { minWidth: 40 },
}));

export default function CustomizedList() {
  const [selected, setSelected] = useState('Trains');

  return (
    <PillList aria-label="What to book">
      {kinds.map(({ name, icon }) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            selected={name === selected}
            aria-pressed={name === selected}
            onClick={() => setSelected(name)}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </PillList>
  );
}
