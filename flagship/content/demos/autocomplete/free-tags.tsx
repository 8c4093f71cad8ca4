import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const known = ['accessibility', 'bug', 'docs', 'performance', 'question'];

export default function FreeTags() {
  return (
    <Autocomplete
      multiple
      freeSolo
      options={known}
      defaultValue={['docs', 'typo']}
      sx={{ width: 400 }}
      renderInput={(params) => (
        <TextField {...params} label="Labels" helperText="Enter adds what you have typed" />
      )}
    />
  );
}
