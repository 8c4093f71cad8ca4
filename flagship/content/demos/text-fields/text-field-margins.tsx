import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const margins = ['none', 'dense', 'normal'] as const;

export default function TextFieldMargins() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      {margins.map((margin) => (
        <Box key={margin} sx={{ borderBlock: '1px dashed', borderColor: 'text.secondary' }}>
          <TextField label={`Margin ${margin}`} margin={margin} />
        </Box>
      ))}
    </Box>
  );
}
