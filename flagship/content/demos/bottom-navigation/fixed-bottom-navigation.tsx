import ArchiveIcon from '@mui/icons-material/Archive';
import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { useState } from 'react';

/** The paper plane flies on, which is to the left in right-to-left pages. */
const sent = <SendIcon sx={{ '[dir="rtl"] &': { scale: '-1 1' } }} />;

const mailboxes = [
  { label: 'Inbox', icon: <InboxIcon />, mails: ['Lunch?', 'Your ticket', 'Re: Roof', 'Keys'] },
  { label: 'Sent', icon: sent, mails: ['Re: Lunch?', 'Roof', 'Happy birthday', 'Bike'] },
  { label: 'Archive', icon: <ArchiveIcon />, mails: ['Invoice 31', 'Invoice 30', 'Contract'] },
];

export default function FixedBottomNavigation() {
  const [value, setValue] = useState(0);
  const mailbox = mailboxes[value]!;

  return (
    <Box sx={{ pb: 7 }}>
      <List aria-label={mailbox.label}>
        {mailbox.mails.map((mail) => (
          <ListItem key={mail}>
            <ListItemText primary={mail} secondary={mailbox.label} />
          </ListItem>
        ))}
      </List>
      <Paper square elevation={3} sx={{ position: 'fixed', bottom: 0, insetInline: 0 }}>
        <BottomNavigation
          component="nav"
          aria-label="Mailboxes"
          showLabels
          value={value}
          onChange={(_event, next: number) => setValue(next)}
        >
          {mailboxes.map(({ label, icon }, index) => (
            <BottomNavigationAction
              key={label}
              label={label}
              icon={icon}
              aria-current={index === value ? 'page' : undefined}
            />
          ))}
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
