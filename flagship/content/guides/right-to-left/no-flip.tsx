import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

const cache = createCache({ key: 'noflip', stylisPlugins: [prefixer, rtlPlugin] });

const stripe = '8px solid currentColor';

export default function NoFlip() {
  return (
    <Box dir="rtl" sx={{ minHeight: 112, width: '100%', maxWidth: 360 }}>
      <NoSsr>
        <CacheProvider value={cache}>
          <Box dir="ltr" sx={{ borderLeft: stripe, bgcolor: 'action.hover', p: 1.5, mb: 2 }}>
            border-left
          </Box>
          <Box
            dir="ltr"
            sx={{ borderLeft: `${stripe} /* @noflip */`, bgcolor: 'action.hover', p: 1.5 }}
          >
            border-left, not mirrored
          </Box>
        </CacheProvider>
      </NoSsr>
    </Box>
  );
}
