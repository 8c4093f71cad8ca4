import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { THEMES, type FoundIcon, type IconTheme } from './icon-data.ts';
import { IconDetails } from './icon-details.tsx';
import { IconGrid } from './icon-grid.tsx';
import { useIconSearch } from './use-icon-search.ts';

const stay = () => () => undefined;
/** The icon that a link asks for: `?icon=Delete`. */
const readWanted = () => new URLSearchParams(location.search).get('icon') ?? '';

/** Every icon of the package that is installed, by theme and name. */
export default function AllIcons() {
  const wanted = useSyncExternalStore(stay, readWanted, () => '');
  const [typed, setQuery] = useState<string | null>(null);
  const query = typed ?? wanted;
  const [theme, setTheme] = useState<IconTheme>('Filled');
  const [chosen, setChosen] = useState<FoundIcon | null>(null);
  const [attempt, setAttempt] = useState(0);
  const answer = useDeferredValue(useIconSearch({ theme, query }, attempt));
  const found = answer && 'found' in answer ? answer.found : [];
  const shown = chosen ?? found.find(({ name }) => name === wanted) ?? null;

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        label="Search icons"
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <FormControl>
        <FormLabel id="icon-theme">Theme</FormLabel>
        <RadioGroup
          row
          aria-labelledby="icon-theme"
          value={theme}
          onChange={(_, value) => setTheme(value as IconTheme)}
        >
          {THEMES.map((each) => (
            <FormControlLabel
              key={each}
              value={each}
              label={each === 'TwoTone' ? 'Two-tone' : each}
              control={<Radio />}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Typography role="status" variant="body2" sx={{ minHeight: '1lh' }}>
        {answer && 'found' in answer && <bdi>{found.length} icons</bdi>}
      </Typography>
      {answer && 'error' in answer && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => setAttempt(attempt + 1)}>
              Try again
            </Button>
          }
        >
          The icons could not be loaded.
        </Alert>
      )}
      <IconGrid icons={found} theme={answer?.theme ?? theme} chosen={shown} onChoose={setChosen} />
      {shown && <IconDetails key={shown.index} icon={shown} theme={theme} />}
    </Stack>
  );
}
