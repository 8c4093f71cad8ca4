import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { Fragment } from 'react';

const messages = [
  {
    from: 'Rosa Lindqvist',
    text: 'The boat leaves at nine. Bring a jacket: there is more wind on the lake than the forecast says.',
  },
  {
    from: 'Tomás Herrera',
    text: 'I have booked the long table by the window, and told them that two of us eat no fish.',
  },
];

export default function AlignedList() {
  return (
    <Paper sx={{ width: '100%', maxWidth: 400 }}>
      <List aria-label="Messages">
        {messages.map(({ from, text }, index) => (
          <Fragment key={from}>
            {index > 0 && <Divider variant="inset" component="li" aria-hidden />}
            <ListItem alignItems="flex-start">
              <ListItemAvatar>
                <Avatar aria-hidden>{from[0]}</Avatar>
              </ListItemAvatar>
              <ListItemText primary={from} secondary={text} />
            </ListItem>
          </Fragment>
        ))}
      </List>
    </Paper>
  );
}
