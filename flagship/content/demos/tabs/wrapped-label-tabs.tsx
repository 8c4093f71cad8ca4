import * as React from 'react';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function WrappedLabelTabs() {
  const [value, setValue] = React.useState(0);

  return (
    <Paper sx={{ width: '100%', maxWidth: 560 }}>
      <Tabs
        value={value}
        onChange={(_event, next: number) => setValue(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Report"
      >
        <Tab
          label="Observations made by volunteers during the winter count"
          wrapped
          sx={{ maxWidth: 240 }}
        />
        <Tab label="Method" />
        <Tab label="Results" />
      </Tabs>
    </Paper>
  );
}
