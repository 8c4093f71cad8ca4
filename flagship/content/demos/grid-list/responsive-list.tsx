import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures.ts';

export default function ResponsiveList() {
  return (
    <ImageList
      aria-label="Pictures"
      // The style of the element would win over `sx`.
      style={{ gridTemplateColumns: undefined }}
      sx={{
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
      }}
    >
      {pictures.map(({ title, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt={title} width={400} height={300} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
