import Box from '@mui/material/Box';

const steps = [0.5, 1, 2, 3, 4, 6, 8];

export default function SpacingSteps() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {steps.map((step) => (
        <Box
          key={step}
          component="li"
          sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}
        >
          <Box component="code" sx={{ minWidth: '22ch' }}>
            spacing({step}) = {step * 8}px
          </Box>
          <Box
            sx={{
              width: (theme) => theme.spacing(step),
              height: (theme) => theme.spacing(2),
              bgcolor: 'primary.main',
            }}
          />
        </Box>
      ))}
    </Box>
  );
}
