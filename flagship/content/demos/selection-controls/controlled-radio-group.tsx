import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';

const plans = [
  { value: 'monthly', label: 'Monthly', help: 'You can cancel at the end of any month.' },
  { value: 'yearly', label: 'Yearly', help: 'You pay for ten months and get twelve.' },
];

export default function ControlledRadioGroup() {
  const id = useId();
  const [plan, setPlan] = useState('monthly');

  return (
    <FormControl variant="standard">
      <FormLabel id={`${id}-label`}>Billing</FormLabel>
      <RadioGroup
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        value={plan}
        onChange={(event) => setPlan(event.target.value)}
      >
        {plans.map(({ value, label }) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={label}
            labelPlacement="start"
            sx={{ justifyContent: 'space-between', marginInlineStart: 0 }}
          />
        ))}
      </RadioGroup>
      <FormHelperText id={`${id}-help`} role="status">
        {plans.find(({ value }) => value === plan)?.help}
      </FormHelperText>
    </FormControl>
  );
}
