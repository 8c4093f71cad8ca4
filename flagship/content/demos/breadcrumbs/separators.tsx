import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const separators = [
  { name: 'dots', node: '·' },
  { name: 'dashes', node: '–' },
  {
    name: 'arrows',
    node: <NavigateNextIcon fontSize="small" sx={{ '[dir="rtl"] &': { scale: '-1 1' } }} />,
  },
];

export default function Separators() {
  return (
    <Stack spacing={2}>
      {separators.map(({ name, node }) => (
        <Breadcrumbs key={name} separator={node} aria-label={`Path with ${name}`}>
          <Link color="inherit" underline="hover" href="#separator">
            Kitchen
          </Link>
          <Link color="inherit" underline="hover" href="#separator">
            Bread
          </Link>
          <Typography color="textPrimary" aria-current="page">
            Rye
          </Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
