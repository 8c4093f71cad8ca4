import FavoriteIcon from '@mui/icons-material/Favorite';
import FolderIcon from '@mui/icons-material/Folder';
import LocationOnIcon from '@mui/icons-material/LocationOn';
import RestoreIcon from '@mui/icons-material/Restore';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { useState } from 'react';

const views = [
  { value: 'recents', label: 'Recents', icon: <RestoreIcon /> },
  { value: 'favourites', label: 'Favourites', icon: <FavoriteIcon /> },
  { value: 'nearby', label: 'Nearby', icon: <LocationOnIcon /> },
  { value: 'folder', label: 'Folder', icon: <FolderIcon /> },
];

export default function SelectedLabel() {
  const [value, setValue] = useState('recents');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Library"
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      sx={{ width: 500 }}
    >
      {views.map((view) => (
        <BottomNavigationAction
          key={view.value}
          {...view}
          aria-current={view.value === value ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
