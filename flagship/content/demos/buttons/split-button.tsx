import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';

const actions = ['Send now', 'Send tomorrow', 'Send on Monday'];

export default function SplitButton() {
  const [action, setAction] = useState('Send now');
  const [open, setOpen] = useState(false);
  const [group, setGroup] = useState<HTMLElement | null>(null);
  const menuId = useId();

  return (
    <>
      <ButtonGroup ref={setGroup} variant="contained" aria-label="Send the message">
        <Button>{action}</Button>
        <Button
          size="small"
          aria-label="Choose when to send"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? menuId : undefined}
          onClick={() => setOpen(true)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu
        open={open}
        anchorEl={group}
        onClose={() => setOpen(false)}
        slotProps={{ list: { id: menuId, 'aria-label': 'When to send' } }}
      >
        {actions.map((option) => (
          <MenuItem
            key={option}
            role="menuitemradio"
            selected={option === action}
            onClick={() => {
              setAction(option);
              setOpen(false);
            }}
          >
            {option}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
