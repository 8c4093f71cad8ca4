import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';

const DAYS = [
  { day: 'Monday', work: ['Sow peas', 'Mend the gate'] },
  { day: 'Thursday', work: ['Net over the beans', 'Fetch straw'] },
];

export function SampleTabs() {
  const [shown, setShown] = useState(0);
  const id = useId();
  return (
    <>
      <Tabs
        aria-label="Days"
        value={shown}
        onChange={(_, next: number) => setShown(next)}
        textColor="secondary"
        indicatorColor="secondary"
      >
        {DAYS.map(({ day }, index) => (
          <Tab key={day} label={day} id={`${id}-${index}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        <List dense>
          {DAYS[shown]!.work.map((task) => (
            <ListItem key={task} disableGutters>
              <ListItemText primary={task} />
            </ListItem>
          ))}
        </List>
      </div>
    </>
  );
}
