import Box from '@mui/material/Box';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['orientation', 'variant', 'children', 'textAlign'],
  props: { flexItem: true, children: 'or' },
  wrap: (element) => (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        width: '100%',
        '&:has(> .MuiDivider-vertical)': { flexDirection: 'row' },
      }}
    >
      <div style={{ flex: 1 }}>Come by bicycle: there is a shed for it behind the house.</div>
      {element}
      <div style={{ flex: 1 }}>Take tram 4 to its last stop and follow the river.</div>
    </Box>
  ),
} satisfies PlaygroundOptions;
