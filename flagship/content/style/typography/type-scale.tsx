import Box from '@mui/material/Box';
import Typography, { type TypographyProps } from '@mui/material/Typography';

const variants: TypographyProps['variant'][] = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
];

export default function TypeScale() {
  return (
    <Box sx={{ width: '100%' }}>
      {variants.map((variant) => (
        // No headings: this is a list of looks, and the outline of the page is another matter.
        <Typography key={variant} variant={variant} component="div" gutterBottom>
          {variant}
        </Typography>
      ))}
    </Box>
  );
}
