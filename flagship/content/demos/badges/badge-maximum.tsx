import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const badges = [
  { count: 99, max: 99 },
  { count: 100, max: 99 },
  { count: 1000, max: 999 },
];

export default function BadgeMaximum() {
  return (
    <Stack direction="row" spacing={5}>
      {badges.map(({ count, max }) => (
        <Badge
          key={count}
          badgeContent={count}
          max={max}
          color="primary"
          role="img"
          aria-label={`${count} messages`}
          slotProps={{ badge: { dir: 'ltr' } }}
        >
          <MailIcon color="action" />
        </Badge>
      ))}
    </Stack>
  );
}
