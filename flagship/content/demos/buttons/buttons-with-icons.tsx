import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import DeleteIcon from '@mui/icons-material/Delete';
import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonsWithIcons() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center' }}
    >
      <Button variant="contained" startIcon={<DeleteIcon />}>
        Delete
      </Button>
      <Button variant="outlined" endIcon={<ArrowDropDownIcon />}>
        Options
      </Button>
      <Button variant="contained" size="small" startIcon={<SaveIcon />}>
        Save
      </Button>
    </Stack>
  );
}
