import '@fontsource/material-icons/400.css';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import GlobalStyles from '@mui/material/GlobalStyles';
import Icon from '@mui/material/Icon';
import { useState } from 'react';

const views = [
  { value: 'recents', label: 'Recents', icon: <Icon>restore</Icon> },
  { value: 'favourites', label: 'Favourites', icon: <Icon>favorite</Icon> },
  { value: 'nearby', label: 'Nearby', icon: <Icon>location_on</Icon> },
  { value: 'folder', label: 'Folder', icon: <Icon>folder</Icon> },
];

/** The font draws each of these words as one shape. */
const ligatures = {
  '.material-icons': {
    fontFamily: 'Material Icons',
    fontFeatureSettings: '"liga"',
    direction: 'ltr',
    whiteSpace: 'nowrap',
  },
} as const;

export default function FontIconNavigation() {
  const [value, setValue] = useState('recents');

  return (
    <>
      <GlobalStyles styles={ligatures} />
      <BottomNavigation
        component="nav"
        aria-label="Library, with font icons"
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
    </>
  );
}
