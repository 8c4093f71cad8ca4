import Paper from '@mui/material/Paper';
import type { ComponentProps } from 'react';

/** What moves in the demos of this page. */
export function Leaf(props: ComponentProps<typeof Paper>) {
  return (
    <Paper elevation={4} {...props}>
      <svg viewBox="0 0 100 100" width="100" height="100" style={{ display: 'block' }} aria-hidden>
        <path d="M50 8c34 18 38 58 0 84C12 66 16 26 50 8z" fill="#388e3c" />
        <path d="M50 20v72M50 44 34 34M50 44l16-10M50 64 32 54M50 64l18-10" stroke="#c8e6c9" />
      </svg>
    </Paper>
  );
}
