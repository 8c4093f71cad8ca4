import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const first = dayjs('2024-05-06');
const last = dayjs('2024-06-28');
const isWeekend = (date: Dayjs) => date.day() === 0 || date.day() === 6;

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'The workshop opens on 6 May',
  maxDate: 'The workshop closes on 28 June',
  shouldDisableDate: 'It is closed at weekends',
  invalidDate: 'There is no such day',
};

export default function LimitedPicker() {
  const [error, setError] = useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day in the workshop"
        defaultValue={dayjs('2024-05-25')}
        minDate={first}
        maxDate={last}
        shouldDisableDate={isWeekend}
        onError={setError}
        slotProps={{
          textField: { helperText: (error && messages[error]) ?? 'Monday to Friday' },
        }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
