import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ReadOnlyRating() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Rating
        readOnly
        value={4.3}
        precision={0.1}
        getLabelText={(value) => `${value} of 5 stars`}
      />
      <Typography>Average of 127 guests: 4.3</Typography>
    </Stack>
  );
}
