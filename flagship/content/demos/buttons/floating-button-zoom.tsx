import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';
import ShareIcon from '@mui/icons-material/Share';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Zoom from '@mui/material/Zoom';
import { useId, useRef, useState } from 'react';

const views = [
  { name: 'Notes', action: 'Add a note', color: 'primary', icon: <AddIcon /> },
  { name: 'Drafts', action: 'Edit the draft', color: 'secondary', icon: <EditIcon /> },
  { name: 'Shared', action: 'Share a note', color: 'default', icon: <ShareIcon /> },
] as const;

export default function FloatingButtonZoom() {
  const { enteringScreen: enter, leavingScreen: exit } = useTheme().transitions.duration;
  const [current, setCurrent] = useState(0);
  const strip = useRef<HTMLDivElement>(null);
  const id = useId();

  const showPanel = (index: number) => {
    const panel = strip.current?.children[index] as HTMLElement;
    strip.current?.scrollTo({ left: panel.offsetLeft });
    setCurrent(index);
  };

  return (
    <Paper sx={{ position: 'relative', width: '100%', maxWidth: 480 }}>
      <Tabs
        value={current}
        onChange={(_, index: number) => showPanel(index)}
        variant="fullWidth"
        aria-label="Views"
      >
        {views.map(({ name }, index) => (
          <Tab
            key={name}
            label={name}
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
          />
        ))}
      </Tabs>
      <Box
        ref={strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          // `scrollLeft` is negative in right-to-left documents.
          setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth));
        }}
        sx={{
          position: 'relative',
          display: 'flex',
          overflowX: 'auto',
          scrollSnapType: 'x mandatory',
          scrollbarWidth: 'none',
        }}
      >
        {views.map(({ name }, index) => (
          <Box
            key={name}
            role="tabpanel"
            id={`${id}panel${index}`}
            aria-labelledby={`${id}tab${index}`}
            tabIndex={index === current ? 0 : -1}
            sx={{
              typography: 'body1',
              flex: '0 0 100%',
              boxSizing: 'border-box',
              p: 3,
              minHeight: 160,
            }}
            style={{ scrollSnapAlign: 'start' }}
          >
            {name}: swipe, or choose another tab
          </Box>
        ))}
      </Box>
      {views.map(({ name, action, color, icon }, index) => (
        <Zoom
          key={name}
          in={index === current}
          timeout={{ enter, exit }}
          style={{ transitionDelay: `${index === current ? exit : 0}ms` }}
          unmountOnExit
        >
          <Fab
            color={color}
            aria-label={action}
            sx={{ position: 'absolute', insetInlineEnd: 16, insetBlockEnd: 16 }}
          >
            {icon}
          </Fab>
        </Zoom>
      ))}
    </Paper>
  );
}
