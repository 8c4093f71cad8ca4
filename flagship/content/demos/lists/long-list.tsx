import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';

const rows = 10_000;
const rowHeight = 48;
const height = 6 * rowHeight;

export default function LongList() {
  const [top, setTop] = useState(0);
  // One row more on either side, so that none is missing while the list scrolls.
  const first = Math.max(0, Math.floor(top / rowHeight) - 1);
  const last = Math.min(rows, Math.ceil((top + height) / rowHeight) + 1);
  const shown = Array.from({ length: last - first }, (_, index) => first + index);

  return (
    <List
      disablePadding
      aria-label="Orders"
      tabIndex={0}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      sx={{
        position: 'relative',
        width: '100%',
        maxWidth: 360,
        height,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        '&::after': { content: '""', display: 'block', height: rows * rowHeight },
      }}
    >
      {shown.map((index) => (
        <ListItem
          key={index}
          divider
          aria-setsize={rows}
          aria-posinset={index + 1}
          sx={{ position: 'absolute', height: rowHeight }}
          style={{ insetBlockStart: index * rowHeight }}
        >
          <ListItemText primary={`Order ${index + 1}`} />
        </ListItem>
      ))}
    </List>
  );
}
