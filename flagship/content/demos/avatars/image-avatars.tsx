import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import aiko from './aiko.svg';
import jonas from './jonas.svg';
import mira from './mira.svg';

export default function ImageAvatars() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar alt="Mira Haddad" src={mira} />
      <Avatar alt="Jonas Weber" src={jonas} sx={{ width: 56, height: 56 }} />
      <Avatar alt="Aiko Mori" src={aiko} sx={{ width: 72, height: 72 }} />
    </Stack>
  );
}
