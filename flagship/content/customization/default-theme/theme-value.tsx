import Box from '@mui/material/Box';

const COLOR = /^(#|rgba?\()/;

/** A value as code would have it; a colour with a sample of it. */
export function ThemeValue({ value }: { value: unknown }) {
  const text = typeof value === 'function' ? 'function' : JSON.stringify(value);
  return (
    <Box component="code" sx={{ color: 'text.secondary' }}>
      {typeof value === 'string' && COLOR.test(value) && (
        <Box
          component="span"
          sx={{
            display: 'inline-block',
            width: 14,
            height: 14,
            marginInlineEnd: 0.75,
            verticalAlign: '-2px',
            border: 1,
            borderColor: 'divider',
            bgcolor: value,
          }}
        />
      )}
      {text}
    </Box>
  );
}
