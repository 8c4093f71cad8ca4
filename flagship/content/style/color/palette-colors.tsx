import Box from '@mui/material/Box';

const intents = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

export default function PaletteColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
      }}
    >
      {intents.map((intent) => (
        <Box key={intent}>
          {intent}
          <Box
            sx={{
              p: 1,
              fontSize: '2rem',
              bgcolor: `${intent}.main`,
              forcedColorAdjust: 'none',
              color: `${intent}.contrastText`,
            }}
          >
            Text
          </Box>
          <Box sx={{ display: 'flex', fontSize: '0.75rem' }}>
            {['light', 'main', 'dark'].map((shade) => (
              <Box key={shade} sx={{ flex: 1 }}>
                <Box
                  sx={{ height: 24, bgcolor: `${intent}.${shade}`, forcedColorAdjust: 'none' }}
                />
                {shade}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
