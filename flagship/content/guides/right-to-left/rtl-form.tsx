import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import NoSsr from '@mui/material/NoSsr';
import Slider from '@mui/material/Slider';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

const cache = createCache({ key: 'rtlform', stylisPlugins: [prefixer, rtlPlugin] });

/** The theme around, with another direction. */
const toRtl = (theme: Theme) => createTheme(theme, { direction: 'rtl' });

export default function RtlForm() {
  return (
    <div lang="ar" dir="rtl" style={{ minHeight: 130, width: '100%', maxWidth: 360 }}>
      {/* The server of this site has a cache for left-to-right styles only. */}
      <NoSsr>
        <CacheProvider value={cache}>
          <ThemeProvider theme={toRtl}>
            <TextField label="الاسم" helperText="كما في جواز السفر" fullWidth />
            <Slider aria-label="مستوى الصوت" defaultValue={30} valueLabelDisplay="auto" />
          </ThemeProvider>
        </CacheProvider>
      </NoSsr>
    </div>
  );
}
