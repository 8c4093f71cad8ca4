import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const path = ['Earth', 'Europe', 'Portugal', 'Lisbon', 'Alfama'];

export default function CollapsedBreadcrumbs() {
  return (
    <Breadcrumbs maxItems={3} expandText="Show the whole path" aria-label="Path of the place">
      {path.map((name) => (
        <Link key={name} color="inherit" underline="hover" href="#collapsed">
          {name}
        </Link>
      ))}
      <Typography color="textPrimary" aria-current="page">
        Stairs of Saint Stephen
      </Typography>
    </Breadcrumbs>
  );
}
