import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectWithoutLabel() {
  return (
    <Select aria-label="Sort by" defaultValue="newest" size="small">
      <MenuItem value="newest">Newest first</MenuItem>
      <MenuItem value="oldest">Oldest first</MenuItem>
      <MenuItem value="name">By name</MenuItem>
    </Select>
  );
}
