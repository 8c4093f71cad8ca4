import * as React from 'react';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function LinkTab() {
  const [value, setValue] = React.useState(0);

  return (
    <Paper sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        value={value}
        onChange={(_event, next: number) => setValue(next)}
        variant="scrollable"
        aria-label="Component guide"
      >
        <Tab label="Overview" />
        <Tab label="Examples" />
        <Tab label="Accessibility" href="#accessibility" />
      </Tabs>
    </Paper>
  );
}
