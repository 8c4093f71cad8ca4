import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const sizes = [
  { label: 'Small', text: 'Fits a frame of 30 by 40 centimetres.' },
  { label: 'Medium', text: 'Fits a frame of 50 by 70 centimetres.' },
  { label: 'Large', text: 'Comes rolled up, 70 by 100 centimetres.' },
];

export default function AutomaticActivation() {
  const id = React.useId();
  const [value, setValue] = React.useState(0);

  return (
    <Paper sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        selectionFollowsFocus
        value={value}
        onChange={(_event, next: number) => setValue(next)}
        aria-label="Poster size"
      >
        {sizes.map(({ label }, index) => (
          <Tab key={label} label={label} id={`${id}-tab-${index}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${value}`}
        tabIndex={0}
        sx={{ p: 3 }}
      >
        {sizes[value]?.text}
      </Box>
    </Paper>
  );
}
