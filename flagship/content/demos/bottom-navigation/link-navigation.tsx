import HomeIcon from '@mui/icons-material/Home';
import PersonIcon from '@mui/icons-material/Person';
import SearchIcon from '@mui/icons-material/Search';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { useState, type MouseEvent } from 'react';

const pages = [
  { path: '/', label: 'Home', icon: <HomeIcon /> },
  { path: '/search', label: 'Search', icon: <SearchIcon /> },
  { path: '/profile', label: 'Profile', icon: <PersonIcon /> },
];

export default function LinkNavigation() {
  const [current, setCurrent] = useState('/');

  // The router of an application would change the page; the demo stays where it is.
  const open = (event: MouseEvent, path: string) => {
    event.preventDefault();
    setCurrent(path);
  };

  return (
    <BottomNavigation component="nav" aria-label="Main" value={current} sx={{ width: 500 }}>
      {pages.map(({ path, label, icon }) => (
        <BottomNavigationAction
          key={path}
          value={path}
          label={label}
          icon={icon}
          showLabel
          href={path}
          aria-current={path === current ? 'page' : undefined}
          onClick={(event) => open(event, path)}
        />
      ))}
    </BottomNavigation>
  );
}
