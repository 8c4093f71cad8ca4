import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'inherit'] as const;

export default function ProgressColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      {colors.map((color) => (
        <Stack key={color} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <CircularProgress
            aria-label={`Circle, ${color}`}
            variant="determinate"
            value={70}
            color={color}
            size={28}
          />
          <LinearProgress
            aria-label={`Bar, ${color}`}
            variant="determinate"
            value={70}
            color={color}
            sx={{ flexGrow: 1 }}
          />
        </Stack>
      ))}
    </Stack>
  );
}
