import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function LabelledSwitches() {
  return (
    <FormGroup>
      <FormControlLabel control={<Switch defaultChecked />} label="Sound" />
      <FormControlLabel required control={<Switch />} label="Location" />
      <FormControlLabel disabled control={<Switch />} label="Mobile data" />
    </FormGroup>
  );
}
