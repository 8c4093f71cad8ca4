import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

export default function StaticMenuList() {
  return (
    <Paper>
      <MenuList aria-label="Document">
        <MenuItem>Page setup</MenuItem>
        <MenuItem>Language</MenuItem>
        <MenuItem>Word count</MenuItem>
      </MenuList>
    </Paper>
  );
}
