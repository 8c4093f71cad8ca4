import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

export function SampleForm() {
  const id = useId();
  return (
    <Stack spacing={2} useFlexGap>
      <Typography variant="h6" component="h4">
        Watering
      </Typography>
      <TextField label="Bed" defaultValue="By the fence" fullWidth />
      <div>
        <Typography id={id} variant="body2">
          Litres
        </Typography>
        <Slider aria-labelledby={id} defaultValue={6} min={1} max={12} marks />
      </div>
      <FormControlLabel control={<Switch defaultChecked />} label="Skip it when it rains" />
      <FormControlLabel control={<Checkbox color="secondary" />} label="Tell the neighbours" />
    </Stack>
  );
}
