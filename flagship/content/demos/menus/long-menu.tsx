import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';

const cities = [
  'Amsterdam',
  'Bogotá',
  'Cairo',
  'Dakar',
  'Edinburgh',
  'Fukuoka',
  'Geneva',
  'Hanoi',
  'Istanbul',
  'Jakarta',
  'Kyiv',
  'Lima',
];

export default function LongMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);
  const buttonId = useId();
  const menuId = useId();

  return (
    <>
      <IconButton
        id={buttonId}
        aria-label="Fly to"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={close}
        slotProps={{
          // Four and a half entries on phones, where they are taller, five and a half elsewhere.
          paper: { sx: { width: '20ch', maxHeight: { xs: 224, sm: 206 } } },
          list: { id: menuId, 'aria-labelledby': buttonId },
        }}
      >
        {cities.map((city) => (
          <MenuItem key={city} onClick={close}>
            {city}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
