import * as React from 'react';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function ColoredTabs() {
  const [value, setValue] = React.useState(0);

  return (
    <Paper sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        value={value}
        onChange={(_event, next: number) => setValue(next)}
        textColor="secondary"
        indicatorColor="secondary"
        aria-label="Library"
      >
        <Tab label="Books" />
        <Tab label="Films" />
        <Tab label="Maps" />
      </Tabs>
    </Paper>
  );
}
