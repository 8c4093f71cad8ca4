import Avatar from '@mui/material/Avatar';
import Badge, { badgeClasses } from '@mui/material/Badge';
import { styled } from '@mui/material/styles';
import mira from './mira.svg';

const OnlineBadge = styled(Badge)(({ theme }) => ({
  [`& .${badgeClasses.badge}`]: {
    width: 12,
    height: 12,
    borderRadius: 6,
    color: '#2e7d32',
    backgroundColor: 'currentColor',
    boxShadow: `0 0 0 2px ${(theme.vars ?? theme).palette.background.default}`,
  },
}));

export default function AvatarBadge() {
  return (
    <OnlineBadge
      overlap="circular"
      variant="dot"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    >
      <Avatar alt="Mira Haddad, online" src={mira} sx={{ width: 56, height: 56 }} />
    </OnlineBadge>
  );
}
