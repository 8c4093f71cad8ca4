import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import type { FoundIcon, IconColor, IconTheme } from './icon-data.ts';
import { IconDetails } from './icon-details.tsx';
import { IconFilters } from './icon-filters.tsx';
import { IconGrid } from './icon-grid.tsx';
import { useIconSearch } from './use-icon-search.ts';

const stay = () => () => undefined;
/** The icon that a link asks for: `?icon=Delete`. */
const readWanted = () => new URLSearchParams(location.search).get('icon') ?? '';
/** From this width on, the details stand beside the icons instead of below. */
const WIDE = '@container (min-width: 640px)';

/** Every icon of the package that is installed, by theme and name. */
export default function AllIcons() {
  const wanted = useSyncExternalStore(stay, readWanted, () => '');
  const [typed, setQuery] = useState<string | null>(null);
  const query = typed ?? wanted;
  const [theme, setTheme] = useState<IconTheme>('Filled');
  const [color, setColor] = useState<IconColor>('inherit');
  const [chosen, setChosen] = useState<FoundIcon | null>();
  const [attempt, setAttempt] = useState(0);
  const answer = useDeferredValue(useIconSearch({ theme, query }, attempt));
  const found = answer && 'found' in answer ? answer.found : NONE;
  // `null`: the reader has closed it.
  const shown = chosen === undefined ? found.find(({ name }) => name === wanted) : chosen;

  return (
    <Stack spacing={2} sx={{ width: '100%', containerType: 'inline-size' }}>
      <TextField
        label="Search icons"
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <IconFilters {...{ theme, color }} onTheme={setTheme} onColor={setColor} />
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
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 2,
          height: 'min(560px, 70vh)',
          [WIDE]: { flexDirection: 'row', height: 'min(480px, 70vh)' },
        }}
      >
        <IconGrid
          {...{ icons: found, theme: answer?.theme ?? theme, color, chosen: shown ?? null }}
          onChoose={setChosen}
        />
        {shown && (
          <Box sx={{ flex: 'none', [WIDE]: { width: 260, overflowY: 'auto' } }}>
            <IconDetails
              key={shown.index}
              {...{ icon: shown, theme, color }}
              onClose={() => setChosen(null)}
            />
          </Box>
        )}
      </Box>
    </Stack>
  );
}

/** The same list each time, so that nothing counts as found anew. */
const NONE: FoundIcon[] = [];
