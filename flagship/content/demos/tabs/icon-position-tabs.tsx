import * as React from 'react';
import PhoneIcon from '@mui/icons-material/Phone';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const positions = ['top', 'start', 'end', 'bottom'] as const;

export default function IconPositionTabs() {
  const [value, setValue] = React.useState(0);

  return (
    <Paper sx={{ width: '100%', maxWidth: 520 }}>
      <Tabs
        value={value}
        onChange={(_event, next: number) => setValue(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Icon position"
      >
        {positions.map((position) => (
          <Tab key={position} icon={<PhoneIcon />} iconPosition={position} label={position} />
        ))}
      </Tabs>
    </Paper>
  );
}
