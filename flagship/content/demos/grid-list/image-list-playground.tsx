import ImageListItem from '@mui/material/ImageListItem';
import type { PlaygroundOptions } from 'vitrine/playground';
import { pictures } from './pictures.ts';

export default {
  controls: ['variant', 'cols', 'gap', 'rowHeight'],
  props: {
    'aria-label': 'Pictures',
    sx: { width: '100%', maxWidth: 420 },
    variant: 'quilted',
    cols: 3,
    rowHeight: 'Low',
    children: [
      <ImageListItem cols={2}>
        <img src={pictures[0]?.src} alt="First light" />
      </ImageListItem>,
      <ImageListItem>
        <img src={pictures[1]?.src} alt="Out at noon" />
      </ImageListItem>,
      <ImageListItem>
        <img src={pictures[2]?.src} alt="Dry season" />
      </ImageListItem>,
      <ImageListItem rows={2}>
        <img src={pictures[3]?.src} alt="After work" />
      </ImageListItem>,
      <ImageListItem>
        <img src={pictures[4]?.src} alt="North slope" />
      </ImageListItem>,
    ],
  },
  presets: { rowHeight: { Low: 80, High: 140 } },
} satisfies PlaygroundOptions;
