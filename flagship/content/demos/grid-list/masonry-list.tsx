import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures.ts';

const heights = [180, 120, 220, 140, 200, 110, 160, 190, 130];

export default function MasonryList() {
  return (
    <ImageList
      variant="masonry"
      cols={3}
      gap={8}
      aria-label="Pictures"
      sx={{ width: '100%', maxWidth: 500 }}
    >
      {heights.map((height, index) => {
        const { title, src } = pictures[index]!;
        return (
          <ImageListItem key={title}>
            <img src={src} alt={title} style={{ height }} />
          </ImageListItem>
        );
      })}
    </ImageList>
  );
}
