import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures.ts';

export default function WovenList() {
  return (
    <ImageList
      variant="woven"
      cols={3}
      gap={8}
      aria-label="Pictures"
      sx={{ width: '100%', maxWidth: 500 }}
    >
      {pictures.slice(0, 9).map(({ title, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt={title} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
