import DeleteIcon from '@mui/icons-material/Delete';
import FolderIcon from '@mui/icons-material/Folder';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { useState } from 'react';

const start = {
  'Text only': null,
  'With an icon': (
    <ListItemIcon>
      <FolderIcon />
    </ListItemIcon>
  ),
  'With an avatar': (
    <ListItemAvatar>
      <Avatar>
        <FolderIcon />
      </Avatar>
    </ListItemAvatar>
  ),
};

export default function InteractiveList() {
  const [dense, setDense] = useState(false);
  const [secondary, setSecondary] = useState(false);

  const renderList = (kind: keyof typeof start, label: string, deletable = false) => (
    <Paper sx={{ flex: '1 1 260px' }}>
      <List dense={dense} aria-label={label}>
        {['Drawings', 'Letters', 'Maps'].map((name) => (
          <ListItem
            key={name}
            secondaryAction={
              deletable && (
                <IconButton edge="end" aria-label={`Delete ${name}`}>
                  <DeleteIcon />
                </IconButton>
              )
            }
          >
            {start[kind]}
            <ListItemText primary={name} secondary={secondary && 'Changed yesterday'} />
          </ListItem>
        ))}
      </List>
    </Paper>
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 640 }}>
      <FormGroup row sx={{ mb: 2 }}>
        <FormControlLabel
          control={<Checkbox checked={dense} onChange={(_, checked) => setDense(checked)} />}
          label="Dense"
        />
        <FormControlLabel
          control={
            <Checkbox checked={secondary} onChange={(_, checked) => setSecondary(checked)} />
          }
          label="Secondary text"
        />
      </FormGroup>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {renderList('Text only', 'Text only')}
        {renderList('With an icon', 'With an icon')}
        {renderList('With an avatar', 'With an avatar')}
        {renderList('With an avatar', 'With an avatar and an action', true)}
      </Box>
    </Box>
  );
}
