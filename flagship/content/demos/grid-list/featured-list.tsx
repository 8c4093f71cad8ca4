import StarBorderIcon from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { pictures } from './pictures.ts';

const featured = ['First light', 'Last ferry'];

export default function FeaturedList() {
  return (
    <ImageList
      variant="quilted"
      rowHeight={180}
      gap={1}
      aria-label="Pictures"
      sx={{ width: '100%', maxWidth: 500 }}
    >
      {pictures.slice(0, 6).map(({ title, src }) => {
        const size = featured.includes(title) ? 2 : 1;
        return (
          <ImageListItem key={title} cols={size} rows={size}>
            <img src={src} alt="" />
            <ImageListItemBar
              position="top"
              title={title}
              sx={{ background: 'linear-gradient(#000b, #0009 60%, #0000)' }}
              actionPosition="left"
              actionIcon={
                <IconButton aria-label={`Star ${title}`} sx={{ color: 'common.white' }}>
                  <StarBorderIcon />
                </IconButton>
              }
            />
          </ImageListItem>
        );
      })}
    </ImageList>
  );
}
