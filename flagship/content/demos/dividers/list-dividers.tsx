import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function ListDividers() {
  return (
    <List sx={{ width: 320 }}>
      <ListItem>
        <ListItemText primary="Inbox" />
      </ListItem>
      <Divider component="li" aria-hidden />
      <ListItem divider>
        <ListItemText primary="Drafts" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Trash" />
      </ListItem>
      <Divider component="li" aria-hidden sx={{ opacity: 0.5 }} />
      <ListItem>
        <ListItemText primary="Spam" />
      </ListItem>
    </List>
  );
}
