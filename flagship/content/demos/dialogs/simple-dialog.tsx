import AddIcon from '@mui/icons-material/Add';
import PersonIcon from '@mui/icons-material/Person';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const choices = [
  { name: 'ada@example.com', icon: <PersonIcon /> },
  { name: 'grace@example.com', icon: <PersonIcon /> },
  { name: 'a new account', icon: <AddIcon /> },
];

export default function SimpleDialog() {
  const [open, setOpen] = useState(false);
  const [account, setAccount] = useState('ada@example.com');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography role="status">Signed in with {account}</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Switch account
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Sign in with</DialogTitle>
        <List sx={{ pt: 0 }}>
          {choices.map(({ name, icon }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                onClick={() => {
                  setAccount(name);
                  setOpen(false);
                }}
              >
                <ListItemAvatar>
                  <Avatar>{icon}</Avatar>
                </ListItemAvatar>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Dialog>
    </Stack>
  );
}
