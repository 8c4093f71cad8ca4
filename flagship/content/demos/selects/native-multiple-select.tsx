import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';
import { useId } from 'react';

const shelves = ['Apples', 'Beans', 'Carrots', 'Lentils', 'Rice'];

export default function NativeMultipleSelect() {
  const id = useId();

  return (
    <FormControl sx={{ minWidth: 200 }}>
      <InputLabel shrink htmlFor={id}>
        Shopping list
      </InputLabel>
      <Select
        native
        multiple
        id={id}
        label="Shopping list"
        defaultValue={['Beans', 'Rice']}
        name="shopping"
        inputProps={{ size: shelves.length }}
      >
        {shelves.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </FormControl>
  );
}
