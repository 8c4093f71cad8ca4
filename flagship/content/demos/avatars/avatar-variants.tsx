import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import jonas from './jonas.svg';

const variants = ['circular', 'rounded', 'square'] as const;

export default function AvatarVariants() {
  return (
    <Stack direction="row" spacing={2}>
      {variants.map((variant) => (
        <Avatar
          key={variant}
          variant={variant}
          alt={`Jonas Weber, ${variant}`}
          src={jonas}
          sx={{ width: 56, height: 56 }}
        />
      ))}
    </Stack>
  );
}
