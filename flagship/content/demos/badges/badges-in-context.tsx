import NotificationsIcon from '@mui/icons-material/Notifications';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BadgesInContext() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <IconButton aria-label="Notifications, 7 unread">
        <Badge badgeContent={7} color="primary">
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <Badge badgeContent={2} color="secondary">
        <Button variant="outlined" aria-label="Comments, 2 new">
          Comments
        </Button>
      </Badge>
      <Badge variant="dot" color="primary">
        <Typography sx={{ paddingInline: 1 }}>What is new</Typography>
      </Badge>
    </Stack>
  );
}
