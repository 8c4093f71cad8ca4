import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures.ts';

const widths = [2, 1, 1, 2, 2, 1];

export default function ImageOnlyList() {
  return (
    <ImageList cols={3} rowHeight={160} aria-label="Pictures" sx={{ width: '100%', maxWidth: 500 }}>
      {widths.map((cols, index) => (
        <ImageListItem key={pictures[index]!.title} cols={cols}>
          {/* A style of its own: images of a standard list are otherwise as high as they are drawn. */}
          <img src={pictures[index]!.src} alt={pictures[index]!.title} style={{ height: '100%' }} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
