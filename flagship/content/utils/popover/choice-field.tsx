import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface ChoiceFieldProps<T extends string> {
  label: string;
  all: readonly T[];
  value: T;
  choose: (value: T) => void;
}

/** A list of values to choose one from. */
export function ChoiceField<T extends string>({ label, all, value, choose }: ChoiceFieldProps<T>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => choose(event.target.value as T)}
      sx={{ width: 170 }}
    >
      {all.map((each) => (
        <MenuItem key={each} value={each}>
          {each}
        </MenuItem>
      ))}
    </TextField>
  );
}
