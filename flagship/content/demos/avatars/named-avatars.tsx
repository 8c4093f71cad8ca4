import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const names = ['Ada Kowalska', 'Ben Okafor', 'Chandra Rao', 'Dagny Lund'];

/** The same colour for the same name, dark enough for white letters. */
function toColor(name: string) {
  let hue = 0;
  for (const letter of name) hue = (hue * 31 + letter.codePointAt(0)!) % 360;
  return `hsl(${hue} 45% 30%)`;
}

function toInitials(name: string) {
  return name
    .split(' ')
    .map(([first]) => first)
    .join('');
}

export default function NamedAvatars() {
  return (
    <List sx={{ width: 260 }}>
      {names.map((name) => (
        <ListItem key={name}>
          <ListItemAvatar>
            <Avatar aria-hidden sx={{ bgcolor: toColor(name), color: 'common.white' }}>
              {toInitials(name)}
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} />
        </ListItem>
      ))}
    </List>
  );
}
