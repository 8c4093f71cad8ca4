import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function TwoDates() {
  const [arrival, setArrival] = useState<Dayjs | null>(dayjs('2024-05-24'));
  const [departure, setDeparture] = useState<Dayjs | null>(dayjs('2024-05-28'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <DatePicker
          label="Arrival"
          value={arrival}
          onChange={setArrival}
          maxDate={departure ?? undefined}
        />
        <DatePicker
          label="Departure"
          value={departure}
          onChange={setDeparture}
          minDate={arrival ?? undefined}
        />
      </Stack>
    </LocalizationProvider>
  );
}
