import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function AppBarTabs() {
  const [value, setValue] = React.useState(0);

  return (
    <AppBar component="div" position="static" color="default">
      <Tabs
        value={value}
        onChange={(_event, next) => setValue(next)}
        textColor="inherit"
        variant="fullWidth"
        aria-label="Market"
      >
        <Tab label="Buy" />
        <Tab label="Sell" />
        <Tab label="Swap" />
      </Tabs>
    </AppBar>
  );
}
