import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { changePreferences, usePreferences, type Colors } from 'vitrine/preferences';
import { DOCS_COLORS } from '../../../theme/palette.ts';
import { ColorPicker } from './tool/color-picker.tsx';
import { Preview } from './tool/preview.tsx';
import { toThemeCode } from './tool/theme-code.ts';

export default function PaletteEditor() {
  const { colors: chosen } = usePreferences();
  const [draft, setDraft] = useState<Colors | null>(null);
  const [message, setMessage] = useState('');
  // Until something is chosen here: the colours the docs have now.
  const colors = draft ?? chosen ?? DOCS_COLORS;
  const edit = (change: Partial<Colors>) => {
    setDraft({ ...colors, ...change });
    setMessage('');
  };
  const finish = (next: Colors | null, done: string) => {
    changePreferences({ colors: next });
    setDraft(null);
    setMessage(done);
  };
  const copy = () => {
    navigator.clipboard.writeText(toThemeCode(colors)).then(
      () => setMessage('The code is copied.'),
      () => setMessage('Copying is not allowed here. Select the code in the preview.'),
    );
  };
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
        }}
      >
        <ColorPicker
          name="Primary"
          color={colors.primary}
          onChange={(primary) => edit({ primary })}
        />
        <ColorPicker
          name="Secondary"
          color={colors.secondary}
          onChange={(secondary) => edit({ secondary })}
        />
        <Preview colors={colors} />
      </Box>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          variant="contained"
          onClick={() => finish(colors, 'The docs have these colors now.')}
        >
          Set Docs Colors
        </Button>
        <Button
          color="inherit"
          disabled={chosen === null && draft === null}
          onClick={() => finish(null, 'The docs have their own colors again.')}
        >
          Reset
        </Button>
        <Button color="inherit" onClick={copy}>
          Copy theme code
        </Button>
        <Typography role="status" variant="body2">
          {message}
        </Typography>
      </Stack>
    </Stack>
  );
}
