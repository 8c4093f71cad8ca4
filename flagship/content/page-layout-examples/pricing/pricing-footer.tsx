import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const COLUMNS = [
  { title: 'Noteboard', links: ['Team', 'History', 'Contact', 'Where we are'] },
  { title: 'Features', links: ['Boards', 'Search', 'History of changes', 'Export'] },
  { title: 'Resources', links: ['First steps', 'Templates', 'Interface for programs', 'Status'] },
  { title: 'Legal', links: ['Privacy', 'Terms', 'Imprint'] },
];

export function PricingFooter() {
  return (
    <Container
      component="footer"
      maxWidth="md"
      sx={{ borderTop: 1, borderColor: 'divider', mt: 8, py: { xs: 3, sm: 6 } }}
    >
      <Grid container spacing={4}>
        {COLUMNS.map(({ title, links }) => (
          <Grid key={title} size={{ xs: 6, sm: 3 }}>
            <Typography variant="h6" component="h2" gutterBottom>
              {title}
            </Typography>
            <Typography component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {links.map((label) => (
                <li key={label}>
                  <Link
                    href={`#${label.toLowerCase().replaceAll(' ', '-')}`}
                    color="textSecondary"
                    underline="hover"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </Typography>
          </Grid>
        ))}
      </Grid>
    </Container>
  );
}
