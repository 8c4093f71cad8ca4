import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface PostcardProps {
  sx?: SxProps<Theme>;
  children: ReactNode;
}

function Postcard({ sx = [], children }: PostcardProps) {
  return (
    <Box
      sx={[
        { p: 2, border: 1, borderColor: 'divider', bgcolor: 'background.paper' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}

export default function SxForwarding() {
  return (
    <Stack direction="row" spacing={2}>
      <Postcard>Plain</Postcard>
      <Postcard sx={{ borderStyle: 'dashed', rotate: '-3deg' }}>Tilted</Postcard>
    </Stack>
  );
}
