import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import coast from './coast.svg';

export default function LinkCard() {
  return (
    <Card sx={{ width: 345 }}>
      <CardActionArea href="#accessibility">
        <CardMedia component="img" image={coast} alt="" height={140} />
        <CardContent>
          <Typography gutterBottom variant="h5" component="h3">
            Walks along the coast
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Seven days, seven bays, and a bus home from each of them.
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
