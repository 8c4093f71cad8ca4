import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const sections = [
  { value: 'trip', label: 'Trip', text: 'Two nights in the hills, back on Sunday evening.' },
  { value: 'packing', label: 'Packing', text: 'Rain jacket, head torch, a map of the area.' },
  { value: 'costs', label: 'Costs', text: 'For each person 86 euros, breakfast included.' },
];

export default function SimpleTabs() {
  const id = React.useId();
  const [value, setValue] = React.useState('trip');

  return (
    <Paper sx={{ width: '100%', maxWidth: 480 }}>
      <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <Tabs
          value={value}
          onChange={(_event, next: string) => setValue(next)}
          aria-label="Weekend plan"
        >
          {sections.map((section) => (
            <Tab
              key={section.value}
              value={section.value}
              label={section.label}
              id={`${id}-tab-${section.value}`}
              aria-controls={`${id}-panel-${section.value}`}
            />
          ))}
        </Tabs>
      </Box>
      {sections.map((section) => (
        <Box
          key={section.value}
          role="tabpanel"
          id={`${id}-panel-${section.value}`}
          aria-labelledby={`${id}-tab-${section.value}`}
          hidden={section.value !== value}
          tabIndex={0}
          sx={{ p: 3 }}
        >
          {section.text}
        </Box>
      ))}
    </Paper>
  );
}
