import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SampleTheme } from './themes.ts';

/** Gives the chosen theme away as code. */
export function ThemeActions({ theme }: { theme: SampleTheme }) {
  const [status, setStatus] = useState('');
  const fileName = `${theme.id}-theme.ts`;

  const run = async (give: (source: string) => Promise<void> | void, done: string) => {
    try {
      const { default: source } = await theme.loadSource();
      await give(source);
      setStatus(done);
    } catch {
      setStatus('That did not work. Check your connection and try again.');
    }
  };

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        variant="contained"
        startIcon={<DownloadIcon />}
        onClick={() => void run((source) => download(fileName, source), `Saved as ${fileName}`)}
      >
        Download
      </Button>
      <Button
        variant="outlined"
        startIcon={<ContentCopyIcon />}
        onClick={() => void run((source) => navigator.clipboard.writeText(source), 'Copied')}
      >
        Copy the code
      </Button>
      <Typography role="status" color="textSecondary">
        {status}
      </Typography>
    </Stack>
  );
}

function download(fileName: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
