import ChatIcon from '@mui/icons-material/Chat';
import EventIcon from '@mui/icons-material/Event';
import GroupIcon from '@mui/icons-material/Group';
import Badge from '@mui/material/Badge';
import BottomNavigation, { bottomNavigationClasses } from '@mui/material/BottomNavigation';
import BottomNavigationAction, {
  bottomNavigationActionClasses,
} from '@mui/material/BottomNavigationAction';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

const Navigation = styled(BottomNavigation)(({ theme }) => ({
  width: 500,
  [`&.${bottomNavigationClasses.root}`]: {
    height: 72,
    borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  },
  [`& .${bottomNavigationActionClasses.selected}`]: {
    color: (theme.vars ?? theme).palette.secondary.main,
  },
}));

export default function BadgeNavigation() {
  const [value, setValue] = useState('chats');
  const current = (name: string) => (name === value ? 'page' : undefined);
  const chats = (
    <Badge badgeContent={3} color="secondary">
      <ChatIcon />
    </Badge>
  );

  return (
    <Navigation
      aria-label="Club"
      role="navigation"
      showLabels
      value={value}
      onChange={(_event, next: string) => setValue(next)}
    >
      <BottomNavigationAction
        value="chats"
        label="Chats"
        icon={chats}
        aria-description="3 unread"
        aria-current={current('chats')}
      />
      <BottomNavigationAction
        value="dates"
        label="Dates"
        icon={<EventIcon />}
        aria-current={current('dates')}
      />
      <BottomNavigationAction
        value="people"
        label="People"
        icon={<GroupIcon />}
        aria-current={current('people')}
      />
    </Navigation>
  );
}
