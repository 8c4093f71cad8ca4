import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures.ts';

export default function StandardList() {
  return (
    <ImageList cols={3} aria-label="Pictures" sx={{ width: '100%', maxWidth: 500 }}>
      {pictures.slice(0, 6).map(({ title, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt={title} width={400} height={300} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
