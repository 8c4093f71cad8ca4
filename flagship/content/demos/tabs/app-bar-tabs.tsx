import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Tab from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';

export default function AppBarTabs() {
  const [value, setValue] = React.useState(0);

  return (
    <AppBar component="div" position="static" sx={{ bgcolor: 'grey.900', color: 'common.white' }}>
      <Tabs
        value={value}
        onChange={(_event, next: number) => setValue(next)}
        textColor="inherit"
        variant="fullWidth"
        aria-label="Market"
        sx={{ [`& .${tabsClasses.indicator}`]: { bgcolor: 'currentColor' } }}
      >
        <Tab label="Buy" />
        <Tab label="Sell" />
        <Tab label="Swap" />
      </Tabs>
    </AppBar>
  );
}
