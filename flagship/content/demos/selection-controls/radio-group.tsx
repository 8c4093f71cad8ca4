import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

export default function DeliveryRadioGroup() {
  const labelId = useId();

  return (
    <FormControl>
      <FormLabel id={labelId}>Delivery</FormLabel>
      <RadioGroup aria-labelledby={labelId} name="delivery" defaultValue="post">
        <FormControlLabel value="post" control={<Radio />} label="Post, three days" />
        <FormControlLabel value="courier" control={<Radio />} label="Courier, tomorrow" />
        <FormControlLabel value="locker" control={<Radio />} label="Parcel locker" />
        <FormControlLabel value="shop" disabled control={<Radio />} label="Shop (closed)" />
      </RadioGroup>
    </FormControl>
  );
}
