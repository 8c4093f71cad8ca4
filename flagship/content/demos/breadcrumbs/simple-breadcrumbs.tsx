import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function SimpleBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Path of the article">
      <Link color="inherit" underline="hover" href="#simple">
        Garden
      </Link>
      <Link color="inherit" underline="hover" href="#simple">
        Trees
      </Link>
      <Typography color="textPrimary" aria-current="page">
        Pruning in winter
      </Typography>
    </Breadcrumbs>
  );
}
