import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function SimpleBadges() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={4} color="primary" role="img" aria-label="4 new messages">
        <MailIcon color="action" />
      </Badge>
      <Badge badgeContent={10} color="secondary" role="img" aria-label="10 new messages">
        <MailIcon color="action" />
      </Badge>
    </Stack>
  );
}
