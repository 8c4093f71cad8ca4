import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Sheet = styled('div')(({ theme }) => ({
  padding: theme.spacing(3),
  margin: theme.spacing(2),
  color: '#fff',
  backgroundColor: '#b71c1c',
  [theme.breakpoints.up('md')]: { backgroundColor: '#0d47a1' },
  [theme.breakpoints.up('lg')]: { backgroundColor: '#1b5e20' },
}));

export default function MediaQueries() {
  return (
    <Sheet>
      <Typography>Red below md, blue from md on, green from lg on.</Typography>
    </Sheet>
  );
}
