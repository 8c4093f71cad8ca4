import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';

export default function TenStars() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Film, out of ten</FormLabel>
      <Rating defaultValue={7} max={10} />
    </FormControl>
  );
}
