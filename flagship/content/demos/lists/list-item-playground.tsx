import EditIcon from '@mui/icons-material/Edit';
import WorkIcon from '@mui/icons-material/Work';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: [
    'alignItems',
    'secondaryAction',
    'divider',
    'dense',
    'disableGutters',
    'disablePadding',
  ],
  props: {
    children: [
      <ListItemAvatar>
        <Avatar>
          <WorkIcon />
        </Avatar>
      </ListItemAvatar>,
      <ListItemText
        primary="Contracts"
        secondary="Signed ones first, then the drafts, and last what waits for an answer"
      />,
    ],
    secondaryAction: 'Icon',
  },
  presets: {
    secondaryAction: {
      Icon: (
        <IconButton edge="end" aria-label="Edit">
          <EditIcon />
        </IconButton>
      ),
      Text: '3',
    },
  },
  wrap: (element) => (
    <Paper sx={{ width: '100%', maxWidth: 320 }}>
      <List aria-label="Folders">
        <ListItem>
          <ListItemText primary="Photos" />
        </ListItem>
        {element}
        <ListItem>
          <ListItemText primary="Recordings" />
        </ListItem>
      </List>
    </Paper>
  ),
} satisfies PlaygroundOptions;
