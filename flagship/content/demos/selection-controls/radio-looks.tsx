import { teal } from '@mui/material/colors';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';

const TealRadio = styled(Radio)(({ theme }) => ({
  '&.Mui-checked': { color: teal[600] },
  ...theme.applyStyles('dark', { '&.Mui-checked': { color: teal[300] } }),
}));

const looks = [
  { label: 'Primary', control: <Radio /> },
  { label: 'Secondary', control: <Radio color="secondary" /> },
  { label: 'Neutral', control: <Radio color="default" /> },
  { label: 'Small', control: <Radio size="small" /> },
  { label: 'Your own colour', control: <TealRadio /> },
];

export default function RadioLooks() {
  return (
    <RadioGroup aria-label="Look of a radio button" defaultValue="Primary">
      {looks.map(({ label, control }) => (
        <FormControlLabel key={label} value={label} control={control} label={label} />
      ))}
    </RadioGroup>
  );
}
