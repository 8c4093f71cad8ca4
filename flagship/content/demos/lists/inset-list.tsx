import StarIcon from '@mui/icons-material/Star';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const contacts = ['Amina Diallo', 'Bram Visser', 'Chiara Conti', 'Daniel Okafor'];
const favourite = 'Amina Diallo';

export default function InsetList() {
  return (
    <Paper sx={{ width: '100%', maxWidth: 360 }}>
      <List aria-label="Contacts">
        {contacts.map((name) => (
          <ListItem key={name} disablePadding>
            <ListItemButton>
              {name === favourite && (
                <ListItemIcon sx={{ minWidth: 56 }}>
                  <StarIcon titleAccess="Favourite" />
                </ListItemIcon>
              )}
              <ListItemText inset={name !== favourite} primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
