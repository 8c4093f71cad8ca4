import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function ControlledPicker() {
  const [date, setDate] = useState<Dayjs | null>(dayjs('2024-05-24'));
  const valid = date !== null && date.isValid();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DatePicker
          label="Delivery"
          value={date}
          onChange={setDate}
          slotProps={{ field: { clearable: true } }}
        />
        <Button disabled={!valid} onClick={() => valid && setDate(date.add(1, 'week'))}>
          A week later
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
