import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';

const rooms = ['Kitchen', 'Hall', 'Studio'];

export default function SwitchGroup() {
  const helpId = useId();
  const [lit, setLit] = useState(['Hall']);

  return (
    <FormControl component="fieldset" variant="standard" aria-describedby={helpId}>
      <FormLabel component="legend">Lights</FormLabel>
      <FormGroup>
        {rooms.map((room) => (
          <FormControlLabel
            key={room}
            control={
              <Switch
                checked={lit.includes(room)}
                onChange={(event) =>
                  setLit(event.target.checked ? [...lit, room] : lit.filter((it) => it !== room))
                }
              />
            }
            label={room}
          />
        ))}
      </FormGroup>
      <FormHelperText id={helpId} role="status">
        Lit: {lit.length} of {rooms.length}
      </FormHelperText>
    </FormControl>
  );
}
