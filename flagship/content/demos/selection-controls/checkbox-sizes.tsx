import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { svgIconClasses } from '@mui/material/SvgIcon';

export default function CheckboxSizes() {
  return (
    <FormGroup row>
      <FormControlLabel control={<Checkbox defaultChecked size="small" />} label="Small" />
      <FormControlLabel control={<Checkbox defaultChecked />} label="Medium" />
      <FormControlLabel control={<Checkbox defaultChecked size="large" />} label="Large" />
      <FormControlLabel
        control={
          <Checkbox defaultChecked sx={{ [`& .${svgIconClasses.root}`]: { fontSize: 48 } }} />
        }
        label="Your own"
      />
    </FormGroup>
  );
}
