import FaceIcon from '@mui/icons-material/Face';
import PlaceIcon from '@mui/icons-material/Place';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import mira from './mira.svg';

export default function AvatarChips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip avatar={<Avatar aria-hidden>K</Avatar>} label="Kofi" color="primary" />
      <Chip avatar={<Avatar alt="" src={mira} />} label="Mira" variant="outlined" />
      <Chip icon={<FaceIcon />} label="A guest" />
      <Chip icon={<PlaceIcon />} label="Lisbon" color="primary" variant="outlined" />
    </Stack>
  );
}
