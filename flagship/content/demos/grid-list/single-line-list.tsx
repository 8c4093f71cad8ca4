import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { pictures } from './pictures.ts';

export default function SingleLineList() {
  return (
    <ImageList
      tabIndex={0}
      aria-label="Pictures"
      // Columns as they are needed, in place of a fixed number.
      style={{ gridTemplateColumns: 'none' }}
      sx={{
        width: '100%',
        maxWidth: 500,
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(180px, 40%)',
        overflowX: 'auto',
        scrollSnapType: 'x proximity',
      }}
    >
      {pictures.map(({ title, src }) => (
        <ImageListItem key={title} sx={{ scrollSnapAlign: 'start' }}>
          <img src={src} alt="" width={400} height={300} />
          <ImageListItemBar title={title} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
