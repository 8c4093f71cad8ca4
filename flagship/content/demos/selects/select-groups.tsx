import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId, useState } from 'react';

const lines = {
  Tram: ['Harbour', 'University'],
  Bus: ['Airport', 'Hospital', 'Lake'],
};

/** Leaves out what Select adds to its children: a heading is no option. */
function GroupHeading({ id, children }: { id: string; children: string }) {
  return (
    <ListSubheader id={id} role="presentation">
      {children}
    </ListSubheader>
  );
}

export default function SelectGroups() {
  const id = useId();
  const [place, setPlace] = useState('');

  return (
    <FormControl sx={{ minWidth: 200 }}>
      <InputLabel id={id}>Destination</InputLabel>
      <Select
        labelId={id}
        label="Destination"
        value={place}
        onChange={(event) => setPlace(event.target.value)}
      >
        {Object.entries(lines).flatMap(([kind, names]) => [
          <GroupHeading key={kind} id={`${id}-${kind}`}>
            {kind}
          </GroupHeading>,
          ...names.map((name) => (
            <MenuItem key={name} value={name} aria-describedby={`${id}-${kind}`}>
              {name}
            </MenuItem>
          )),
        ])}
      </Select>
    </FormControl>
  );
}
