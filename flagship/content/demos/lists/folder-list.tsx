import ImageIcon from '@mui/icons-material/Image';
import LibraryMusicIcon from '@mui/icons-material/LibraryMusic';
import WorkIcon from '@mui/icons-material/Work';
import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const folders = [
  { name: 'Photos', changed: 'January 9', icon: <ImageIcon /> },
  { name: 'Contracts', changed: 'February 27', icon: <WorkIcon /> },
  { name: 'Recordings', changed: 'March 14', icon: <LibraryMusicIcon /> },
];

export default function FolderList() {
  return (
    <Paper sx={{ width: '100%', maxWidth: 360 }}>
      <List aria-label="Folders">
        {folders.map(({ name, changed, icon }) => (
          <ListItem key={name}>
            <ListItemAvatar>
              <Avatar>{icon}</Avatar>
            </ListItemAvatar>
            <ListItemText primary={name} secondary={changed} />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
