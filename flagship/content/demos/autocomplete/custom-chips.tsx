import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

const members = ['Amina', 'Bruno', 'Chiyo', 'Dmitri', 'Elif'];
const owner = 'Amina';

export default function CustomChips() {
  const [value, setValue] = useState([owner, 'Chiyo']);

  return (
    <Autocomplete
      multiple
      disableClearable
      options={members}
      value={value}
      onChange={(_event, next) => setValue([owner, ...next.filter((name) => name !== owner)])}
      getOptionDisabled={(name) => name === owner}
      sx={{ width: 400 }}
      renderValue={(names, getItemProps) =>
        names.map((name, index) => {
          const { key, onDelete, ...props } = getItemProps({ index });
          return name === owner ? (
            <Chip key={key} {...props} label={`${name} (owner)`} variant="outlined" />
          ) : (
            <Chip key={key} {...props} label={name} onDelete={onDelete} />
          );
        })
      }
      renderInput={(params) => <TextField {...params} label="Team" />}
    />
  );
}
