import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { countries, type Country } from './countries';

export default function LoadOnOpen() {
  const [open, setOpen] = useState(false);
  const [options, setOptions] = useState<Country[]>([]);
  const loading = open && options.length === 0;

  useEffect(() => {
    if (!loading) return;
    // Stands in for a request to a server.
    const timer = setTimeout(() => setOptions(countries), 1500);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Autocomplete
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      loading={loading}
      options={options}
      getOptionLabel={({ name }) => name}
      sx={{ width: 300 }}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label="Country"
          slotProps={{
            ...slotProps,
            input: {
              ...slotProps.input,
              endAdornment: (
                <>
                  {loading && <CircularProgress aria-hidden color="inherit" size={20} />}
                  {slotProps.input.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
    />
  );
}
