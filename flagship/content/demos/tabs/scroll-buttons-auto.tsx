import * as React from 'react';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export default function ScrollButtonsAuto() {
  const [value, setValue] = React.useState('Monday');

  return (
    <Paper sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label="Day"
      >
        {days.map((day) => (
          <Tab key={day} value={day} label={day} />
        ))}
      </Tabs>
    </Paper>
  );
}
