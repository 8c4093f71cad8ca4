import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import coast from './coast.svg';

export default function MediaCard() {
  return (
    <Card sx={{ width: 345 }}>
      <CardMedia image={coast} aria-label="A lighthouse at sunset" sx={{ height: 140 }} />
      <CardContent>
        <Typography gutterBottom variant="h5" component="h3">
          Cape Vilán
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          The keeper climbs two hundred and fifty steps every evening, and says that the view is
          never the same.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small" aria-label="Save: Cape Vilán">
          Save
        </Button>
        <Button size="small" aria-label="Show on the map: Cape Vilán">
          Show on the map
        </Button>
      </CardActions>
    </Card>
  );
}
