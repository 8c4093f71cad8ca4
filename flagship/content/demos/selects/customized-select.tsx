import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import MenuItem from '@mui/material/MenuItem';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import Select, { selectClasses } from '@mui/material/Select';
import { styled } from '@mui/material/styles';

const PillSelect = styled(Select<string>)(({ theme }) => ({
  borderRadius: 24,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  [`& .${selectClasses.select}`]: { paddingBlock: 10 },
  [`& .${outlinedInputClasses.notchedOutline}`]: { borderWidth: 2 },
}));

export default function CustomizedSelect() {
  return (
    <PillSelect
      aria-label="Period"
      defaultValue="month"
      IconComponent={ExpandMoreIcon}
      MenuProps={{ slotProps: { paper: { sx: { mt: 1, borderRadius: 3 } } } }}
    >
      <MenuItem value="week">This week</MenuItem>
      <MenuItem value="month">This month</MenuItem>
      <MenuItem value="year">This year</MenuItem>
    </PillSelect>
  );
}
