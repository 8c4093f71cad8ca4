import Chip from '@mui/material/Chip';
import { cyan, pink } from '@mui/material/colors';
import Stack from '@mui/material/Stack';

const shades = {
  'pink[100]': pink[100],
  'pink[300]': pink[300],
  'cyan[500]': cyan[500],
  'cyan.A200': cyan.A200,
};

export default function HueObject() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {Object.entries(shades).map(([name, color]) => (
        <Chip key={name} label={name} style={{ background: color, color: '#000' }} />
      ))}
    </Stack>
  );
}
