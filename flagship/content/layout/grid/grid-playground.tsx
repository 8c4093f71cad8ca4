import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Cell } from './cell';

const choices = {
  direction: ['row', 'row-reverse'],
  justifyContent: [
    'flex-start',
    'center',
    'flex-end',
    'space-between',
    'space-around',
    'space-evenly',
  ],
  alignItems: ['flex-start', 'center', 'flex-end', 'stretch', 'baseline'],
} as const;

type Name = keyof typeof choices;
type Chosen = { [N in Name]: (typeof choices)[N][number] };

const names = Object.keys(choices) as Name[];

export default function GridPlayground() {
  const [chosen, setChosen] = useState<Chosen>({
    direction: 'row',
    justifyContent: 'center',
    alignItems: 'center',
  });
  const { direction, ...sx } = chosen;
  const code = `<Grid
  container
  direction="${direction}"
  sx={{ justifyContent: '${sx.justifyContent}', alignItems: '${sx.alignItems}' }}
>`;

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Grid container spacing={2} direction={direction} sx={{ ...sx, minHeight: 160 }}>
        {[1, 2, 3].map((step) => (
          <Cell key={step} sx={{ py: step * 1.5, px: 2 }}>
            Cell {step}
          </Cell>
        ))}
      </Grid>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {names.map((name) => (
          <TextField
            key={name}
            select
            fullWidth
            size="small"
            label={name}
            value={chosen[name]}
            onChange={(event) => setChosen({ ...chosen, [name]: event.target.value })}
          >
            {choices[name].map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <Box component="pre" dir="ltr" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
        {code}
      </Box>
    </Stack>
  );
}
