import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Stack from '@mui/material/Stack';
import aiko from './aiko.svg';
import jonas from './jonas.svg';
import mira from './mira.svg';

const slotProps = { surplus: { dir: 'ltr', sx: { bgcolor: 'grey.700', color: 'common.white' } } };

export default function AvatarGroups() {
  const faces = [
    <Avatar key="mira" alt="Mira Haddad" src={mira} />,
    <Avatar key="jonas" alt="Jonas Weber" src={jonas} />,
    <Avatar key="aiko" alt="Aiko Mori" src={aiko} />,
  ];

  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <AvatarGroup>{faces}</AvatarGroup>
      <AvatarGroup max={2} slotProps={slotProps}>
        {faces}
      </AvatarGroup>
      <AvatarGroup
        total={40}
        spacing={4}
        slotProps={slotProps}
        renderSurplus={(surplus) => <small>+{surplus}</small>}
      >
        {faces}
      </AvatarGroup>
    </Stack>
  );
}
