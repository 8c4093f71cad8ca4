import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function MiddleDivider() {
  return (
    <Card variant="outlined" sx={{ width: 320 }}>
      <CardContent>
        <Typography variant="h6" component="h3">
          Toothbrush
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Beech wood, with bristles of medium strength.
        </Typography>
      </CardContent>
      <Divider variant="middle" />
      <CardActions>
        <Button>Add to cart</Button>
      </CardActions>
    </Card>
  );
}
