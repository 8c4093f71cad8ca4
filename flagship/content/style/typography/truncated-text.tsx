import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const text =
  'A ladder, two buckets of white paint, a roller on a long pole, old newspapers for the floor, and somebody who sings.';

export default function TruncatedText() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <Typography noWrap dir="auto">
        {text}
      </Typography>
      <Typography
        dir="auto"
        sx={{
          display: '-webkit-box',
          overflow: 'hidden',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
        }}
      >
        {text}
      </Typography>
    </Stack>
  );
}
