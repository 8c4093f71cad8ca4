import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/de.js';

const texts = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function LocalizedPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={texts}>
      <div lang="de">
        <DatePicker label="Abreise" defaultValue={dayjs('2024-05-24')} />
      </div>
    </LocalizationProvider>
  );
}
