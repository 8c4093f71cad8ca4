import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function SimpleCard() {
  return (
    <Card sx={{ width: 280 }}>
      <CardContent>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Word of the day
        </Typography>
        <Typography variant="h5" component="h3" lang="pt">
          saudade
        </Typography>
        <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
          noun, Portuguese
        </Typography>
        <Typography variant="body2">A longing for what is far away, and glad to be so.</Typography>
      </CardContent>
      <CardActions>
        <Button size="small" aria-label="More about saudade">
          More
        </Button>
      </CardActions>
    </Card>
  );
}
