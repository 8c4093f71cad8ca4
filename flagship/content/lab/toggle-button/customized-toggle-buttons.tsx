import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { toggleButtonGroupClasses } from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';

const FlatGroup = styled(ToggleButtonGroup)(({ theme }) => ({
  gap: 4,
  padding: 4,
  [`& .${toggleButtonGroupClasses.grouped}`]: {
    border: 0,
    borderRadius: (theme.vars ?? theme).shape.borderRadius,
    marginInlineStart: 0,
    textTransform: 'none',
  },
}));

export default function CustomizedToggleButtons() {
  const [voices, setVoices] = useState(['alto']);
  const [tempo, setTempo] = useState<string | null>('slow');

  return (
    <Paper variant="outlined" sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <FlatGroup
        size="small"
        value={voices}
        onChange={(_event, next: string[]) => setVoices(next)}
        aria-label="Voices"
      >
        <ToggleButton value="soprano">Soprano</ToggleButton>
        <ToggleButton value="alto">Alto</ToggleButton>
      </FlatGroup>
      <Divider flexItem orientation="vertical" sx={{ my: 1 }} />
      <FlatGroup
        exclusive
        size="small"
        value={tempo}
        onChange={(_event, next: string | null) => setTempo(next)}
        aria-label="Tempo"
      >
        <ToggleButton value="slow">Slow</ToggleButton>
        <ToggleButton value="fast">Fast</ToggleButton>
      </FlatGroup>
    </Paper>
  );
}
