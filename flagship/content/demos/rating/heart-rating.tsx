import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Rating, { ratingClasses } from '@mui/material/Rating';
import { styled } from '@mui/material/styles';

const HeartRating = styled(Rating)(({ theme }) => ({
  color: (theme.vars ?? theme).palette.secondary.main,
  [`& .${ratingClasses.iconEmpty}`]: { color: (theme.vars ?? theme).palette.text.secondary },
}));

export default function Hearts() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">How much do you like it?</FormLabel>
      <HeartRating
        defaultValue={3}
        icon={<FavoriteIcon fontSize="inherit" />}
        emptyIcon={<FavoriteBorderIcon fontSize="inherit" />}
        getLabelText={(value) => `${value} ${value === 1 ? 'heart' : 'hearts'}`}
      />
    </FormControl>
  );
}
