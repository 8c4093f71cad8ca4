import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export function BlogFooter() {
  return (
    <Box component="footer" sx={{ bgcolor: 'action.hover', py: 6, mt: 4 }}>
      <Container maxWidth="lg" sx={{ textAlign: 'center' }}>
        <Typography variant="h6" component="p" gutterBottom>
          The Crumb
        </Typography>
        <Typography color="textSecondary" gutterBottom>
          Bake it, eat it, write to us.
        </Typography>
        <Link href="#" color="inherit">
          Back to the top
        </Link>
      </Container>
    </Box>
  );
}
