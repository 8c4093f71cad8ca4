import CircularProgress, { circularProgressClasses } from '@mui/material/CircularProgress';
import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const RoundBar = styled(LinearProgress)(({ theme }) => ({
  height: 12,
  borderRadius: 6,
  backgroundColor: (theme.vars ?? theme).palette.action.selected,
  [`& .${linearProgressClasses.bar}`]: { borderRadius: 6 },
}));

const RoundCircle = styled(CircularProgress)(({ theme }) => ({
  [`& .${circularProgressClasses.circle}`]: { strokeLinecap: 'round' },
  [`& .${circularProgressClasses.track}`]: {
    opacity: 1,
    stroke: (theme.vars ?? theme).palette.action.selected,
  },
}));

export default function CustomizedProgress() {
  return (
    <Stack direction="row" spacing={3} sx={{ width: '100%', maxWidth: 480, alignItems: 'center' }}>
      <RoundCircle
        aria-label="Storage"
        variant="determinate"
        value={65}
        size={56}
        thickness={6}
        enableTrackSlot
      />
      <RoundBar aria-label="Memory" variant="determinate" value={40} sx={{ flexGrow: 1 }} />
    </Stack>
  );
}
