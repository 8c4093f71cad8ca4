import TextField from '@mui/material/TextField';

export default function SearchField() {
  return <TextField label="Search recipes" type="search" />;
}
