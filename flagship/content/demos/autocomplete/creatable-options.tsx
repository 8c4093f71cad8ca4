import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface Shelf {
  name: string;
  /** Not on the list yet. */
  isNew?: boolean;
}

const filter = createFilterOptions<Shelf>();

export default function CreatableOptions() {
  const [shelves, setShelves] = useState<Shelf[]>([{ name: 'Poetry' }, { name: 'Travel' }]);
  const [value, setValue] = useState<Shelf | null>(null);

  const choose = (shelf: Shelf | null) => {
    if (shelf?.isNew) {
      const added = { name: shelf.name };
      setShelves([...shelves, added]);
      setValue(added);
    } else {
      setValue(shelf);
    }
  };

  return (
    <Autocomplete
      options={shelves}
      value={value}
      onChange={(_event, next) => choose(next)}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, { name }) => !option.isNew && option.name === name}
      filterOptions={(options, state) => {
        const name = state.inputValue.trim();
        const exists = options.some((option) => option.name.toLowerCase() === name.toLowerCase());
        return [...filter(options, state), ...(name && !exists ? [{ name, isNew: true }] : [])];
      }}
      sx={{ width: 300 }}
      renderOption={({ key, ...props }, { name, isNew }) => (
        <li key={key} {...props}>
          {isNew ? `Add “${name}”` : name}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Shelf" />}
    />
  );
}
