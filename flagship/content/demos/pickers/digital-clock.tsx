import Paper from '@mui/material/Paper';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function Times() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined">
        <DigitalClock
          defaultValue={dayjs('2024-05-24T10:00')}
          minTime={dayjs('2024-05-24T09:00')}
          maxTime={dayjs('2024-05-24T12:00')}
          timeStep={20}
          ampm={false}
          skipDisabled
          sx={{ width: 160 }}
        />
      </Paper>
    </LocalizationProvider>
  );
}
