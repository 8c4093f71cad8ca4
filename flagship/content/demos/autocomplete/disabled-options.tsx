import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const slots = ['9:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'];
const taken = ['10:00', '14:00'];

export default function DisabledOptions() {
  return (
    <Autocomplete
      options={slots}
      getOptionDisabled={(slot) => taken.includes(slot)}
      sx={{ width: 300 }}
      renderInput={(params) => <TextField {...params} label="Appointment" />}
    />
  );
}
