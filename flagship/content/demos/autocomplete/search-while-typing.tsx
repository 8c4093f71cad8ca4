import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { countries } from './countries';

/** Stands in for a search on a server. */
function findCountries(query: string) {
  return countries
    .map(({ name }) => name)
    .filter((name) => name.toLowerCase().includes(query.toLowerCase()));
}

export default function SearchWhileTyping() {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState({ query: '', names: [] as string[] });

  useEffect(() => {
    const timer = setTimeout(() => setFound({ query, names: findCountries(query) }), 500);
    return () => clearTimeout(timer);
  }, [query]);

  return (
    <Autocomplete
      options={query === '' ? [] : found.names}
      filterOptions={(options) => options}
      loading={query !== '' && found.query !== query}
      loadingText="Searching…"
      noOptionsText={query === '' ? 'Type part of a name' : 'No country has this in its name'}
      onInputChange={(_event, text) => setQuery(text)}
      sx={{ width: 300 }}
      renderInput={(params) => <TextField {...params} label="Search countries" />}
    />
  );
}
