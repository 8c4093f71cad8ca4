import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

/** Left and right change places in right-to-left pages: the reader is offered start and end. */
export type Side = 'left' | 'right';

interface SideChoiceProps {
  side: Side;
  onChange: (side: Side) => void;
}

export function SideChoice({ side, onChange }: SideChoiceProps) {
  const id = useId();

  return (
    <FormControl sx={{ mb: 2 }}>
      <FormLabel id={id}>Side of the drawer</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={side}
        onChange={(_event, value) => onChange(value as Side)}
      >
        <FormControlLabel value="left" control={<Radio />} label="Start" />
        <FormControlLabel value="right" control={<Radio />} label="End" />
      </RadioGroup>
    </FormControl>
  );
}
