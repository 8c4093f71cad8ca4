import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const square = { width: 48, height: 48, bgcolor: 'action.disabledBackground' };
const circle = { ...square, borderRadius: '50%' };

export default function BadgeOverlap() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Badge color="primary" badgeContent={1}>
        <Box component="span" sx={square} />
      </Badge>
      <Badge color="primary" badgeContent={1}>
        <Box component="span" sx={circle} />
      </Badge>
      <Badge color="primary" badgeContent={1} overlap="circular">
        <Box component="span" sx={circle} />
      </Badge>
      <Badge color="primary" variant="dot" overlap="circular">
        <Box component="span" sx={circle} />
      </Badge>
    </Stack>
  );
}
