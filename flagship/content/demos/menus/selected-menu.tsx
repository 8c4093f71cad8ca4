import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';

const options = ['Everything', 'Mentions only', 'Nothing', 'Inherit from the team'];

export default function SelectedMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [selected, setSelected] = useState('Mentions only');
  const open = anchor !== null;
  const menuId = useId();

  return (
    <>
      <List aria-label="Settings" sx={{ width: '100%', maxWidth: 360 }}>
        <ListItem disablePadding>
          <ListItemButton
            aria-haspopup="menu"
            aria-expanded={open}
            aria-controls={open ? menuId : undefined}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <ListItemText primary="Notify me about" secondary={selected} />
          </ListItemButton>
        </ListItem>
      </List>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { id: menuId, 'aria-label': 'Notify me about' } }}
      >
        {options.map((option) => (
          <MenuItem
            key={option}
            role="menuitemradio"
            selected={option === selected}
            disabled={option === 'Inherit from the team'}
            onClick={() => {
              setSelected(option);
              setAnchor(null);
            }}
          >
            {option}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
