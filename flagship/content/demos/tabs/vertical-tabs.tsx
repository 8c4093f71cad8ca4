import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const chapters = [
  { label: 'Seeds', text: 'Sow indoors six weeks before the last frost.' },
  { label: 'Soil', text: 'Mix compost into the top layer in autumn.' },
  { label: 'Water', text: 'Water in the morning, at the roots.' },
  { label: 'Pests', text: 'Cover young plants with a fine net.' },
  { label: 'Harvest', text: 'Pick often, so that the plants keep bearing.' },
];

export default function VerticalTabs() {
  const id = React.useId();
  const [value, setValue] = React.useState(0);

  return (
    <Paper sx={{ display: 'flex', width: '100%', maxWidth: 480 }}>
      <Tabs
        orientation="vertical"
        value={value}
        onChange={(_event, next: number) => setValue(next)}
        aria-label="Gardening"
        sx={{ flexShrink: 0, borderInlineEnd: 1, borderColor: 'divider' }}
      >
        {chapters.map(({ label }, index) => (
          <Tab
            key={label}
            label={label}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      {chapters.map(({ label, text }, index) => (
        <Box
          key={label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== value}
          tabIndex={0}
          sx={{ flexGrow: 1, p: 3 }}
        >
          {text}
        </Box>
      ))}
    </Paper>
  );
}
