import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { drawPicture, type Picture } from './pictures.ts';

interface PictureCardProps {
  picture: Picture;
  isFavourite: boolean;
  onToggle: () => void;
}

export function PictureCard({ picture, isFavourite, onToggle }: PictureCardProps) {
  const { title, text } = picture;
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardMedia
        component="img"
        src={drawPicture(picture)}
        alt={`A hill at ${title.toLowerCase()}`}
        sx={{ aspectRatio: '16 / 9' }}
      />
      <CardContent sx={{ flexGrow: 1 }}>
        <Typography variant="h6" component="h2" gutterBottom>
          {title}
        </Typography>
        <Typography color="textSecondary">{text}</Typography>
      </CardContent>
      <CardActions>
        <IconButton
          aria-label={`Favourite: ${title}`}
          aria-pressed={isFavourite}
          color={isFavourite ? 'secondary' : 'default'}
          onClick={onToggle}
        >
          {isFavourite ? <FavoriteIcon /> : <FavoriteBorderIcon />}
        </IconButton>
      </CardActions>
    </Card>
  );
}
