import DraftsIcon from '@mui/icons-material/Drafts';
import InboxIcon from '@mui/icons-material/Inbox';
import ReportIcon from '@mui/icons-material/Report';
import SendIcon from '@mui/icons-material/Send';
import StarIcon from '@mui/icons-material/Star';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { Fragment } from 'react';

const groups = [
  [
    { name: 'Inbox', icon: <InboxIcon /> },
    { name: 'Starred', icon: <StarIcon /> },
    { name: 'Sent', icon: <SendIcon sx={{ '[dir="rtl"] &': { scale: '-1 1' } }} /> },
  ],
  [
    { name: 'Drafts', icon: <DraftsIcon /> },
    { name: 'Spam', icon: <ReportIcon /> },
  ],
];

interface MailFoldersProps {
  onChoose?: () => void;
}

/** What every drawer of the page holds. */
export function MailFolders({ onChoose }: MailFoldersProps) {
  return groups.map((folders, index) => (
    <Fragment key={index}>
      {index > 0 && <Divider />}
      <List aria-label={index === 0 ? 'Mailboxes' : 'More mailboxes'}>
        {folders.map(({ name, icon }) => (
          <ListItem key={name} disablePadding sx={{ display: 'block' }}>
            <ListItemButton onClick={onChoose}>
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Fragment>
  ));
}
