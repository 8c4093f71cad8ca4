import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { moduleName, type FoundIcon, type IconTheme } from './icon-data.ts';
import { IconShape } from './icon-shape.tsx';

interface IconDetailsProps {
  icon: FoundIcon;
  theme: IconTheme;
}

/** The chosen icon, large and small, and the line that imports it. */
export function IconDetails({ icon, theme }: IconDetailsProps) {
  const [said, setSaid] = useState('');
  const name = moduleName(icon.name, theme);
  const code = `import ${name}Icon from '@mui/icons-material/${name}';`;
  const copy = () => {
    // There is no clipboard without a secure connection.
    const written =
      navigator.clipboard?.writeText(code) ?? Promise.reject(new Error('No clipboard'));
    written.then(
      () => setSaid('Copied'),
      () => setSaid('Copying is not allowed here: select the line instead.'),
    );
  };
  return (
    <Stack component="section" aria-label={`The icon ${name}`} spacing={1}>
      <Typography variant="h6" component="p" dir="ltr">
        {name}
      </Typography>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <IconShape index={icon.index} theme={theme} sx={{ fontSize: 72 }} />
        <IconShape index={icon.index} theme={theme} color="primary" fontSize="large" />
        <IconShape index={icon.index} theme={theme} color="action" />
        <IconShape index={icon.index} theme={theme} fontSize="small" />
      </Stack>
      <Box
        component="code"
        dir="ltr"
        sx={{
          p: 1,
          borderRadius: 1,
          bgcolor: 'action.hover',
          overflowWrap: 'anywhere',
          userSelect: 'all',
        }}
      >
        {code}
      </Box>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={copy}>
          Copy the import
        </Button>
        <Typography role="status" variant="body2">
          {said}
        </Typography>
      </Stack>
    </Stack>
  );
}
