import BeachAccessIcon from '@mui/icons-material/BeachAccess';
import ImageIcon from '@mui/icons-material/Image';
import WorkIcon from '@mui/icons-material/Work';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import { Fragment } from 'react';

const folders = [
  { name: 'Photos', changed: 'January 9', icon: <ImageIcon /> },
  { name: 'Work', changed: 'January 7', icon: <WorkIcon /> },
  { name: 'Holidays', changed: 'July 20', icon: <BeachAccessIcon /> },
];

export default function InsetDividers() {
  return (
    <List sx={{ width: 320 }}>
      {folders.map(({ name, changed, icon }, index) => (
        <Fragment key={name}>
          {index > 0 && <Divider variant="inset" component="li" aria-hidden />}
          <ListItem>
            <ListItemAvatar>
              <Avatar>{icon}</Avatar>
            </ListItemAvatar>
            <ListItemText primary={name} secondary={changed} />
          </ListItem>
        </Fragment>
      ))}
    </List>
  );
}
