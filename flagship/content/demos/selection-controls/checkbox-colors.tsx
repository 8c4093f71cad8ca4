import Checkbox from '@mui/material/Checkbox';
import { teal } from '@mui/material/colors';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { styled } from '@mui/material/styles';

const TealCheckbox = styled(Checkbox)(({ theme }) => ({
  color: teal[800],
  '&.Mui-checked': { color: teal[600] },
  ...theme.applyStyles('dark', {
    color: teal[200],
    '&.Mui-checked': { color: teal[300] },
  }),
}));

const colors = ['primary', 'secondary', 'success', 'error', 'default'] as const;

export default function CheckboxColors() {
  return (
    <FormGroup row>
      {colors.map((color) => (
        <FormControlLabel
          key={color}
          control={<Checkbox defaultChecked color={color} />}
          label={color}
        />
      ))}
      <FormControlLabel control={<TealCheckbox defaultChecked />} label="your own" />
    </FormGroup>
  );
}
