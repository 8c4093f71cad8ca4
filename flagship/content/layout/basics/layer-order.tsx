import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';

export default function LayerOrder() {
  const { zIndex } = useTheme();
  const layers = Object.entries(zIndex).sort(([, a], [, b]) => a - b);

  return (
    // Isolated, so that none of the layers covers the page around the demo.
    <Box sx={{ isolation: 'isolate', width: '100%', maxWidth: 420 }}>
      {layers.map(([name, value], index) => (
        <Paper
          key={name}
          elevation={index + 1}
          sx={{ position: 'relative', py: 1, px: 2, border: 1, borderColor: 'divider' }}
          style={{
            zIndex: value,
            marginInlineStart: `${index * 6}%`,
            width: '58%',
            marginBlockStart: index === 0 ? 0 : -6,
          }}
        >
          <code>
            {name}: {value}
          </code>
        </Paper>
      ))}
    </Box>
  );
}
