import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const label = 'Bring warm clothes and something for the rain';

export default function LongChips() {
  return (
    <Stack spacing={2} sx={{ width: 220, alignItems: 'start' }}>
      <Chip label={label} dir="auto" />
      <Chip
        label={label}
        sx={{
          height: 'auto',
          [`& .${chipClasses.label}`]: { paddingBlock: 0.75, whiteSpace: 'normal' },
        }}
      />
    </Stack>
  );
}
