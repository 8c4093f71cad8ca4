import * as React from 'react';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const languages = ['Català', 'Dansk', 'Deutsch', 'English', 'Español', 'Français', 'Italiano'];

export default function ScrollButtonsNever() {
  const [value, setValue] = React.useState('Català');

  return (
    <Paper sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Language"
      >
        {languages.map((language) => (
          <Tab key={language} value={language} label={language} />
        ))}
      </Tabs>
    </Paper>
  );
}
