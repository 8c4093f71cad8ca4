import Box from '@mui/material/Box';
import { useTheme, type Breakpoint } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function CurrentWidth() {
  const width = useWidth();

  return (
    <Box sx={{ p: 2 }}>
      <Typography>
        This window is <strong>{width}</strong> wide.
      </Typography>
    </Box>
  );
}

function useWidth(): Breakpoint {
  const { breakpoints } = useTheme();
  const isSmall = useMediaQuery(breakpoints.up('sm'));
  const isMedium = useMediaQuery(breakpoints.up('md'));
  const isLarge = useMediaQuery(breakpoints.up('lg'));
  const isExtraLarge = useMediaQuery(breakpoints.up('xl'));

  if (isExtraLarge) return 'xl';
  if (isLarge) return 'lg';
  if (isMedium) return 'md';
  return isSmall ? 'sm' : 'xs';
}
