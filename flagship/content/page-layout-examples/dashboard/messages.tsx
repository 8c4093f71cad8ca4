import NotificationsIcon from '@mui/icons-material/Notifications';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { MESSAGES } from './data.ts';

export function Messages() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [read, setRead] = useState<string[]>([]);
  const unread = MESSAGES.filter((message) => !read.includes(message)).length;

  const close = () => setAnchor(null);
  const choose = (message: string) => {
    setRead((before) => [...before, message]);
    close();
  };

  return (
    <>
      <IconButton
        color="inherit"
        edge="end"
        aria-label={`Messages, ${unread} unread`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Badge badgeContent={unread} color="secondary">
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {MESSAGES.map((message) => (
          <MenuItem
            key={message}
            onClick={() => choose(message)}
            sx={{
              whiteSpace: 'normal',
              fontWeight: read.includes(message) ? 'fontWeightRegular' : 'fontWeightBold',
            }}
          >
            {message}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
