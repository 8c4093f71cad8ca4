import * as React from 'react';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function CenteredTabs() {
  const [value, setValue] = React.useState(0);

  return (
    <Paper sx={{ width: '100%' }}>
      <Tabs
        value={value}
        onChange={(_event, next: number) => setValue(next)}
        centered
        aria-label="Album"
      >
        <Tab label="Songs" />
        <Tab label="Lyrics" />
        <Tab label="Artists" />
      </Tabs>
    </Paper>
  );
}
