import FavoriteIcon from '@mui/icons-material/Favorite';
import LocationOnIcon from '@mui/icons-material/LocationOn';
import RestoreIcon from '@mui/icons-material/Restore';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['value', 'showLabels', 'sx'],
  props: {
    component: 'nav',
    'aria-label': 'Views of a map',
    value: 'recent',
    sx: 'Three columns',
    children: [
      <BottomNavigationAction value="recent" label="Recent" icon={<RestoreIcon />} />,
      <BottomNavigationAction value="liked" label="Liked" icon={<FavoriteIcon />} />,
      <BottomNavigationAction value="nearby" label="Nearby" icon={<LocationOnIcon />} />,
    ],
  },
  presets: {
    value: { recent: 'recent', liked: 'liked', nearby: 'nearby' },
    sx: {
      'Three columns': { width: '100%' },
      'Taller, at the end': { width: '100%', height: 72, justifyContent: 'flex-end' },
    },
  },
  handlers: { onChange: (_event: unknown, value: string) => ({ value }) },
} satisfies PlaygroundOptions;
