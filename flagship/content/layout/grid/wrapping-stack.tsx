import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const tags = ['bread', 'cakes', 'no gluten', 'quick', 'regional', 'sourdough', 'vegan'];

export default function WrappingStack() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', width: '100%', maxWidth: 280 }}
    >
      {tags.map((tag) => (
        <Chip key={tag} label={tag} variant="outlined" />
      ))}
    </Stack>
  );
}
