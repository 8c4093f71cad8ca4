import CommentIcon from '@mui/icons-material/Comment';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const tasks = ['Book the hall', 'Send invitations', 'Order flowers', 'Test the microphones'];

export default function CheckboxList() {
  return (
    <Paper sx={{ width: '100%', maxWidth: 360 }}>
      <List aria-label="Tasks">
        {tasks.map((task, index) => (
          <ListItem
            key={task}
            disablePadding
            secondaryAction={
              <IconButton edge="end" aria-label={`Comments on “${task}”`}>
                <CommentIcon />
              </IconButton>
            }
          >
            {/* The checkbox takes the focus, its label the rest of the row. */}
            <ListItemButton
              component="label"
              role={undefined}
              tabIndex={-1}
              dense
              sx={{ '&:has(:focus-visible)': { bgcolor: 'action.focus' } }}
            >
              <ListItemIcon>
                <Checkbox edge="start" defaultChecked={index === 0} disableRipple />
              </ListItemIcon>
              <ListItemText primary={task} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
