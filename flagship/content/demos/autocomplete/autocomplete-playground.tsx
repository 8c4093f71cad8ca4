import SearchIcon from '@mui/icons-material/Search';
import type { AutocompleteProps } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { PlaygroundOptions } from 'vitrine/playground';

type Props = AutocompleteProps<string, false, boolean, boolean>;

export default {
  controls: [
    'open',
    'groupBy',
    'size',
    'fullWidth',
    'disabled',
    'freeSolo',
    'disableClearable',
    'forcePopupIcon',
    'popupIcon',
  ],
  props: {
    options: ['Accordion', 'Bassoon', 'Cello', 'Clarinet', 'Flute', 'Harp', 'Oboe', 'Viola'],
    defaultValue: 'Cello',
    renderInput: (params) => <TextField {...params} label="Instrument" />,
    sx: { minWidth: 220 },
    open: false,
    freeSolo: false,
    disableClearable: false,
  } satisfies Partial<Props>,
  presets: {
    groupBy: { 'First letter': (option) => option.charAt(0) },
    popupIcon: { Lens: <SearchIcon /> },
  } satisfies { groupBy: Record<string, Props['groupBy']>; popupIcon: object },
  handlers: { onOpen: () => ({ open: true }), onClose: () => ({ open: false }) },
} satisfies PlaygroundOptions;
