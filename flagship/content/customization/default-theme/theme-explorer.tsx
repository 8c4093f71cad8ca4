import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { createTheme } from '@mui/material/styles';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useMode } from 'vitrine/preferences';
import { readTrail } from './expand-path';
import { ThemeNodes } from './theme-nodes';

const stay = () => () => undefined;

/** The theme that `createTheme` makes of nothing but the mode of the page. */
export default function ThemeExplorer() {
  const mode = useMode();
  const theme = useMemo(() => createTheme({ palette: { mode } }), [mode]);
  const query = useSyncExternalStore(
    stay,
    () => location.search,
    () => '',
  );
  const trail = useMemo(() => readTrail(query), [query]);
  const [all, setAll] = useState(false);
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = (path: string) => toggled.get(path) ?? (all || trail.has(path));

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ alignSelf: 'flex-start' }}
        label="Expand all"
        control={
          <Switch
            checked={all}
            onChange={(_, checked) => {
              setAll(checked);
              setToggled(new Map());
            }}
          />
        }
      />
      <ThemeNodes
        value={theme}
        path=""
        isOpen={isOpen}
        onToggle={(path) => setToggled(new Map(toggled).set(path, !isOpen(path)))}
      />
    </Stack>
  );
}
