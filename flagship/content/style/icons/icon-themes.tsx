import DeleteIcon from '@mui/icons-material/Delete';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import DeleteRoundedIcon from '@mui/icons-material/DeleteRounded';
import DeleteSharpIcon from '@mui/icons-material/DeleteSharp';
import DeleteTwoToneIcon from '@mui/icons-material/DeleteTwoTone';
import Stack from '@mui/material/Stack';

const THEMES = [
  ['Filled', DeleteIcon],
  ['Outlined', DeleteOutlinedIcon],
  ['Rounded', DeleteRoundedIcon],
  ['Two-tone', DeleteTwoToneIcon],
  ['Sharp', DeleteSharpIcon],
] as const;

export default function IconThemes() {
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 3, flexWrap: 'wrap', justifyContent: 'center' }}>
      {THEMES.map(([name, Icon]) => (
        <Stack key={name} sx={{ alignItems: 'center', typography: 'caption' }}>
          <Icon fontSize="large" />
          {name}
        </Stack>
      ))}
    </Stack>
  );
}
