import * as React from 'react';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function DisabledTab() {
  const [value, setValue] = React.useState(0);

  return (
    <Paper sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs value={value} onChange={(_event, next: number) => setValue(next)} aria-label="Order">
        <Tab label="Basket" />
        <Tab label="Payment" disabled />
        <Tab label="Help" />
      </Tabs>
    </Paper>
  );
}
