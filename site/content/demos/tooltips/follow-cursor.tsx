import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';

export default function FollowCursor() {
  return (
    <Tooltip followCursor describeChild title="You are here">
      <Paper
        variant="outlined"
        tabIndex={0}
        role="group"
        aria-label="Map"
        sx={{ width: '100%', maxWidth: 360, p: 4, textAlign: 'center' }}
      >
        Move the pointer across this area
      </Paper>
    </Tooltip>
  );
}
