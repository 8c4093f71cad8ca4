import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { pictures } from './pictures.ts';

export default function TitleBelowList() {
  return (
    <ImageList gap={16} aria-label="Pictures" sx={{ width: '100%', maxWidth: 500 }}>
      {pictures.slice(4, 8).map(({ title, author, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt="" width={400} height={300} />
          <ImageListItemBar position="below" title={title} subtitle={<span>by {author}</span>} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
