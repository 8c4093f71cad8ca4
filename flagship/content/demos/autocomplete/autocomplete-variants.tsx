import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const sizes = ['Small', 'Medium', 'Large'];

export default function AutocompleteVariants() {
  return (
    <Stack spacing={3} sx={{ width: 300 }}>
      <Autocomplete
        options={sizes}
        defaultValue="Small"
        size="small"
        renderInput={(params) => <TextField {...params} label="Small, outlined" />}
      />
      <Autocomplete
        options={sizes}
        defaultValue="Medium"
        renderInput={(params) => <TextField {...params} variant="filled" label="Filled" />}
      />
      <Autocomplete
        options={sizes}
        defaultValue="Large"
        disableClearable
        renderInput={(params) => (
          <TextField {...params} variant="standard" label="Standard, cannot be cleared" />
        )}
      />
    </Stack>
  );
}
