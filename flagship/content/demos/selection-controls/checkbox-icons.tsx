import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxIcons() {
  return (
    <FormGroup row>
      <FormControlLabel
        control={
          <Checkbox
            defaultChecked
            color="secondary"
            icon={<FavoriteBorderIcon />}
            checkedIcon={<FavoriteIcon />}
          />
        }
        label="Favourite"
      />
      <FormControlLabel
        control={<Checkbox icon={<BookmarkBorderIcon />} checkedIcon={<BookmarkIcon />} />}
        label="Read later"
      />
    </FormGroup>
  );
}
