import Box from '@mui/material/Box';
import { cyan, pink } from '@mui/material/colors';

const shades = {
  'pink[100]': pink[100],
  'pink[300]': pink[300],
  'cyan[500]': cyan[500],
  'cyan.A200': cyan.A200,
};

export default function HueObject() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& code': { p: 2, borderRadius: 1 } }}>
      {Object.entries(shades).map(([name, color]) => (
        <code key={name} style={{ background: color, color: '#000' }}>
          {name}
        </code>
      ))}
    </Box>
  );
}
