import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';

const RoundedField = styled(TextField)(({ theme }) => ({
  [`& .${outlinedInputClasses.root}`]: {
    borderRadius: 20,
    [`&:hover .${outlinedInputClasses.notchedOutline}`]: {
      borderColor: (theme.vars ?? theme).palette.success.main,
    },
    [`&.${outlinedInputClasses.focused} .${outlinedInputClasses.notchedOutline}`]: {
      borderColor: (theme.vars ?? theme).palette.success.main,
      borderWidth: 3,
    },
  },
}));

export default function CustomizedField() {
  return <RoundedField label="Rounded" color="success" />;
}
