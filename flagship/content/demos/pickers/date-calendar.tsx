import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useState } from 'react';

export default function Calendar() {
  const [date, setDate] = useState(dayjs('2024-05-24'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div>
        <DateCalendar value={date} onChange={(next) => next && setDate(next)} />
        <Typography role="status" sx={{ textAlign: 'center' }}>
          Chosen: {date.format('dddd, D MMMM YYYY')}
        </Typography>
      </div>
    </LocalizationProvider>
  );
}
