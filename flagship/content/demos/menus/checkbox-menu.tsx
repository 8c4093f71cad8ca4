import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';

const columns = ['Size', 'Owner', 'Modified'];

export default function CheckboxMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState(['Size', 'Modified']);
  const open = anchor !== null;
  const buttonId = useId();
  const menuId = useId();

  const toggle = (column: string) =>
    setShown(shown.includes(column) ? shown.filter((name) => name !== column) : [...shown, column]);

  return (
    <>
      <Button
        id={buttonId}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Columns
      </Button>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        variant="menu"
        slotProps={{ list: { id: menuId, 'aria-labelledby': buttonId } }}
      >
        {columns.map((column) => (
          <MenuItem
            key={column}
            role="menuitemcheckbox"
            selected={shown.includes(column)}
            onClick={() => toggle(column)}
          >
            <ListItemIcon>{shown.includes(column) && <CheckIcon />}</ListItemIcon>
            <ListItemText>{column}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
