import { useTheme, type Breakpoint } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

const names = ['sm', 'md', 'lg', 'xl'] as const;

/** A line with the name of the window's width, for the demos of this page. */
export function CurrentWidth() {
  const { breakpoints } = useTheme();
  const reached = [
    useMediaQuery(breakpoints.up('sm')),
    useMediaQuery(breakpoints.up('md')),
    useMediaQuery(breakpoints.up('lg')),
    useMediaQuery(breakpoints.up('xl')),
  ].filter(Boolean).length;
  const width: Breakpoint = names[reached - 1] ?? 'xs';

  return <Typography gutterBottom>Current width: {width}</Typography>;
}
