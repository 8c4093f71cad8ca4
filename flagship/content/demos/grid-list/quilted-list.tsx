import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures.ts';

const sizes = [
  { cols: 2, rows: 2 },
  { cols: 1, rows: 1 },
  { cols: 1, rows: 1 },
  { cols: 2, rows: 1 },
  { cols: 1, rows: 1 },
  { cols: 1, rows: 2 },
  { cols: 2, rows: 2 },
  { cols: 1, rows: 1 },
];

export default function QuiltedList() {
  return (
    <ImageList
      variant="quilted"
      cols={4}
      rowHeight={112}
      aria-label="Pictures"
      sx={{ width: '100%', maxWidth: 500 }}
    >
      {sizes.map(({ cols, rows }, index) => {
        const { title, src } = pictures[index]!;
        return (
          <ImageListItem key={title} cols={cols} rows={rows}>
            <img src={src} alt={title} />
          </ImageListItem>
        );
      })}
    </ImageList>
  );
}
