import Autocomplete from '@mui/material/Autocomplete';
import Avatar from '@mui/material/Avatar';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { countries } from './countries';

export default function CustomOptions() {
  return (
    <Autocomplete
      options={countries}
      autoHighlight
      getOptionLabel={({ name }) => name}
      sx={{ width: 300 }}
      renderOption={({ key, ...props }, { code, name, continent }) => (
        <li key={key} {...props}>
          <Avatar
            variant="rounded"
            aria-hidden
            sx={{ marginInlineEnd: 2, fontSize: 14, bgcolor: 'grey.800', color: 'common.white' }}
          >
            {code}
          </Avatar>
          <ListItemText primary={name} secondary={continent} />
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Country" />}
    />
  );
}
