import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

export default function DenseMenu() {
  return (
    <Paper>
      <MenuList dense aria-label="Line spacing">
        <MenuItem>Single</MenuItem>
        <MenuItem>One and a half</MenuItem>
        <MenuItem divider>Double</MenuItem>
        <MenuItem>Other…</MenuItem>
      </MenuList>
    </Paper>
  );
}
