import Badge from '@mui/material/Badge';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';

export default function BadgeInTab() {
  const [value, setValue] = useState(0);

  return (
    <Tabs value={value} onChange={(_event, next: number) => setValue(next)} aria-label="Orders">
      <Tab
        aria-description="4 orders"
        label={
          <Badge badgeContent={4} color="primary" sx={{ paddingInline: 2 }}>
            Open
          </Badge>
        }
      />
      <Tab label="Shipped" />
      <Tab label="Returned" />
    </Tabs>
  );
}
