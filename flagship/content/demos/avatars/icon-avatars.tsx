import AssignmentIcon from '@mui/icons-material/Assignment';
import FolderIcon from '@mui/icons-material/Folder';
import PageviewIcon from '@mui/icons-material/Pageview';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { green, pink } from '@mui/material/colors';

export default function IconAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar>
        <FolderIcon />
      </Avatar>
      <Avatar sx={{ bgcolor: pink[600], color: 'common.white' }}>
        <PageviewIcon />
      </Avatar>
      <Avatar sx={{ bgcolor: green[800], color: 'common.white' }}>
        <AssignmentIcon />
      </Avatar>
    </Stack>
  );
}
