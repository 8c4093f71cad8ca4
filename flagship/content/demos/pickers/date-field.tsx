import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

export default function Fields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <DateField label="Date of birth" defaultValue={dayjs('1991-05-24')} />
        <TimeField label="Time of birth" format="HH:mm" defaultValue={dayjs('1991-05-24T04:12')} />
      </Stack>
    </LocalizationProvider>
  );
}
