import Avatar from '@mui/material/Avatar';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const people = ['Ingrid Solberg', 'Kofi Mensah', 'Lucía Romero'];

export default function CheckboxSecondaryList() {
  return (
    <Paper sx={{ width: '100%', maxWidth: 360 }}>
      <List dense aria-label="Players">
        {people.map((name, index) => (
          <ListItem
            key={name}
            disablePadding
            secondaryAction={
              <Checkbox
                edge="end"
                defaultChecked={index === 1}
                slotProps={{ input: { 'aria-label': `${name} plays on Sunday` } }}
              />
            }
          >
            <ListItemButton>
              <ListItemAvatar>
                <Avatar aria-hidden>{name[0]}</Avatar>
              </ListItemAvatar>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
