import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { deepOrange, deepPurple, grey } from '@mui/material/colors';

const people = [
  { name: 'Hanna', letters: 'H', color: grey[700] },
  { name: 'Noor', letters: 'N', color: deepOrange[900] },
  { name: 'Oskar Petit', letters: 'OP', color: deepPurple[500] },
];

export default function LetterAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      {people.map(({ name, letters, color }) => (
        <Avatar
          key={name}
          role="img"
          aria-label={name}
          sx={{ bgcolor: color, color: 'common.white' }}
        >
          {letters}
        </Avatar>
      ))}
    </Stack>
  );
}
