import Box from '@mui/material/Box';
import { cardClasses } from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { OrderCard } from './order-card';
import { PlayerCard } from './player-card';
import { ReviewCard } from './review-card';
import { SettingsCard } from './settings-card';
import { TasksCard } from './tasks-card';
import { TripCard } from './trip-card';

export default function Montage() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        width: '100%',
        maxWidth: 1120,
        marginInline: 'auto',
        textAlign: 'start',
        [`& .${cardClasses.root}`]: {
          borderRadius: 3,
          boxShadow: '0 10px 30px -18px rgb(0 0 0 / 35%)',
        },
        // The columns end on one line.
        '& > * > :last-child': { flexGrow: 1 },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
        },
      }}
    >
      <Stack spacing={3}>
        <PlayerCard />
        <OrderCard />
      </Stack>
      <Stack spacing={3}>
        <TripCard />
        <SettingsCard />
      </Stack>
      <Stack
        spacing={3}
        direction={{ xs: 'column', sm: 'row', md: 'column' }}
        sx={{ gridColumn: { sm: '1 / -1', md: 'auto' }, '& > *': { flex: { sm: 1, md: 'none' } } }}
      >
        <TasksCard />
        <ReviewCard />
      </Stack>
    </Box>
  );
}
