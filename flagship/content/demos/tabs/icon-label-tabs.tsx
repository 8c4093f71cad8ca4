import * as React from 'react';
import FavoriteIcon from '@mui/icons-material/Favorite';
import PersonIcon from '@mui/icons-material/Person';
import PhoneIcon from '@mui/icons-material/Phone';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function IconLabelTabs() {
  const [value, setValue] = React.useState(0);

  return (
    <Paper>
      <Tabs value={value} onChange={(_event, next: number) => setValue(next)} aria-label="Contacts">
        <Tab icon={<PhoneIcon />} label="Recent" />
        <Tab icon={<FavoriteIcon />} label="Favourites" />
        <Tab icon={<PersonIcon />} label="Everyone" />
      </Tabs>
    </Paper>
  );
}
