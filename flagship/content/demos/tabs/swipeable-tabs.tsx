import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const courses = [
  { label: 'Starter', text: 'Beetroot soup with horseradish.' },
  { label: 'Main', text: 'Buckwheat dumplings with leeks.' },
  { label: 'Dessert', text: 'Baked pears with walnuts.' },
];

export default function SwipeableTabs() {
  const id = React.useId();
  const [value, setValue] = React.useState(0);
  const scroller = React.useRef<HTMLDivElement>(null);

  function show(index: number) {
    setValue(index);
    const panel = scroller.current?.children[index];
    panel?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }

  function followScroll(event: React.UIEvent<HTMLDivElement>) {
    const { scrollLeft, clientWidth } = event.currentTarget;
    setValue(Math.round(Math.abs(scrollLeft) / clientWidth));
  }

  return (
    <Paper sx={{ width: '100%', maxWidth: 480, overflow: 'hidden' }}>
      <Tabs
        value={value}
        onChange={(_event, next: number) => show(next)}
        variant="fullWidth"
        aria-label="Menu of the day"
      >
        {courses.map(({ label }, index) => (
          <Tab
            key={label}
            label={label}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      <Box
        ref={scroller}
        onScroll={followScroll}
        sx={{ display: 'flex', overflowX: 'auto', scrollSnapType: 'x mandatory' }}
      >
        {courses.map(({ label, text }, index) => (
          <Box
            key={label}
            role="tabpanel"
            id={`${id}-panel-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            inert={index !== value}
            tabIndex={0}
            sx={{ flex: '0 0 100%', scrollSnapAlign: 'start', boxSizing: 'border-box', p: 3 }}
          >
            {text}
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
