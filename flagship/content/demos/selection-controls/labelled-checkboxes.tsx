import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function LabelledCheckboxes() {
  return (
    <FormGroup>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Remember this device" />
      <FormControlLabel required control={<Checkbox />} label="Accept the house rules" />
      <FormControlLabel disabled control={<Checkbox />} label="Parking space" />
      <FormControlLabel disabled control={<Checkbox checked />} label="Towels" />
    </FormGroup>
  );
}
