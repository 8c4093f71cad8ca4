import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import coast from './coast.svg';

export default function ImageCard() {
  return (
    <Card sx={{ width: 345 }}>
      <CardMedia
        component="img"
        image={coast}
        alt="A lighthouse at sunset"
        loading="lazy"
        width={345}
        height={140}
      />
      <CardContent>
        <Typography variant="h5" component="h3">
          Cape Vilán
        </Typography>
      </CardContent>
    </Card>
  );
}
