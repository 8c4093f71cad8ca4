import DraftsIcon from '@mui/icons-material/Drafts';
import InboxIcon from '@mui/icons-material/Inbox';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem, { menuItemClasses } from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const folders = [
  { name: 'Inbox', icon: <InboxIcon /> },
  { name: 'Drafts', icon: <DraftsIcon /> },
];

const FolderItem = styled(MenuItem)(({ theme }) => ({
  [`&:hover, &.${menuItemClasses.focusVisible}`]: {
    backgroundColor: (theme.vars ?? theme).palette.secondary.main,
    color: (theme.vars ?? theme).palette.secondary.contrastText,
    '& *': { color: 'inherit' },
  },
}));

export default function CustomFocusColor() {
  return (
    <Paper>
      <MenuList aria-label="Folders">
        {folders.map(({ name, icon }) => (
          <FolderItem key={name}>
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText>{name}</ListItemText>
          </FolderItem>
        ))}
      </MenuList>
    </Paper>
  );
}
