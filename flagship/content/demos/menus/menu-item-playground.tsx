import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['children', 'selected', 'disabled', 'dense', 'divider', 'disableGutters'],
  props: { children: 'Copy' },
  wrap: (element) => (
    <Paper sx={{ width: 200 }}>
      <MenuList aria-label="Edit">
        <MenuItem>Cut</MenuItem>
        {element}
        <MenuItem>Paste</MenuItem>
      </MenuList>
    </Paper>
  ),
} satisfies PlaygroundOptions;
