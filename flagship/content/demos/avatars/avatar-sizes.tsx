import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import mira from './mira.svg';

const sizes = [24, 32, 40, 56, 80];

export default function AvatarSizes() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {sizes.map((size) => (
        <Avatar
          key={size}
          alt={`Mira Haddad, ${size} pixels`}
          src={mira}
          sx={{ width: size, height: size }}
        />
      ))}
    </Stack>
  );
}
