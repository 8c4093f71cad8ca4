import DraftsIcon from '@mui/icons-material/Drafts';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import InboxIcon from '@mui/icons-material/Inbox';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { useId, useState } from 'react';

export default function NestedList() {
  const [open, setOpen] = useState(true);
  const id = useId();

  return (
    <Paper sx={{ width: '100%', maxWidth: 360 }}>
      <List aria-label="Mail">
        <ListItem disablePadding>
          <ListItemButton>
            <ListItemIcon>
              <DraftsIcon />
            </ListItemIcon>
            <ListItemText primary="Drafts" />
          </ListItemButton>
        </ListItem>
        <ListItem disablePadding sx={{ display: 'block' }}>
          <ListItemButton
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen((wasOpen) => !wasOpen)}
          >
            <ListItemIcon>
              <InboxIcon />
            </ListItemIcon>
            <ListItemText primary="Inbox" />
            {open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
          </ListItemButton>
          <Collapse in={open} id={id}>
            <List disablePadding aria-label="Folders of the inbox">
              {['Travel', 'Invoices'].map((name) => (
                <ListItem key={name} disablePadding>
                  <ListItemButton sx={{ paddingInlineStart: 4 }}>
                    <ListItemText inset primary={name} />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </Collapse>
        </ListItem>
      </List>
    </Paper>
  );
}
