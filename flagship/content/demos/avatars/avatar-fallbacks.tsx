import PetsIcon from '@mui/icons-material/Pets';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

// Not an image, as if the server had answered with something else.
const broken = 'data:image/png;base64,AAAA';
const readable = { bgcolor: 'grey.700', color: 'common.white' };

export default function AvatarFallbacks() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Rex, a dog" src={broken} sx={readable}>
        <PetsIcon />
      </Avatar>
      <Avatar alt="Rex, a dog" src={broken} sx={readable} />
      <Avatar alt="" src={broken} sx={readable} />
    </Stack>
  );
}
