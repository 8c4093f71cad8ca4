import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const instruments = ['Accordion', 'Bassoon', 'Cello', 'Clarinet', 'Flute', 'Harp', 'Oboe', 'Viola'];

export default function SimpleAutocomplete() {
  return (
    <Autocomplete
      options={instruments}
      sx={{ width: 300 }}
      renderInput={(params) => <TextField {...params} label="Instrument" />}
    />
  );
}
