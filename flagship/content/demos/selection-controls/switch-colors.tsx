import { teal } from '@mui/material/colors';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { styled } from '@mui/material/styles';
import Switch, { switchClasses } from '@mui/material/Switch';

const TealSwitch = styled(Switch)(({ theme }) => ({
  [`& .${switchClasses.switchBase}.${switchClasses.checked}`]: {
    color: teal[700],
    [`& + .${switchClasses.track}`]: { backgroundColor: teal[700] },
    ...theme.applyStyles('dark', {
      color: teal[300],
      [`& + .${switchClasses.track}`]: { backgroundColor: teal[300] },
    }),
  },
}));

const colors = ['primary', 'secondary', 'success', 'default'] as const;

export default function SwitchColors() {
  return (
    <FormGroup row>
      {colors.map((color) => (
        <FormControlLabel
          key={color}
          control={<Switch defaultChecked color={color} />}
          label={color}
        />
      ))}
      <FormControlLabel control={<TealSwitch defaultChecked />} label="your own" />
    </FormGroup>
  );
}
