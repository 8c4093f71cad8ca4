import FavoriteIcon from '@mui/icons-material/Favorite';
import LocationOnIcon from '@mui/icons-material/LocationOn';
import RestoreIcon from '@mui/icons-material/Restore';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { useState } from 'react';

const views = [
  { label: 'Recents', icon: <RestoreIcon /> },
  { label: 'Favourites', icon: <FavoriteIcon /> },
  { label: 'Nearby', icon: <LocationOnIcon /> },
];

export default function SimpleBottomNavigation() {
  const [value, setValue] = useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Places"
      showLabels
      value={value}
      onChange={(_event, next: number) => setValue(next)}
      sx={{ width: 500 }}
    >
      {views.map((view, index) => (
        <BottomNavigationAction
          key={view.label}
          {...view}
          aria-current={index === value ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
