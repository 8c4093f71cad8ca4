import Box from '@mui/material/Box';
import { blueGrey, brown, grey } from '@mui/material/colors';
import Typography from '@mui/material/Typography';
import { readableText } from './tool/colors.ts';
import { HUES, toWords } from './tool/hues.ts';

const hues = { ...HUES, brown, grey, blueGrey };

/** Black is what the list begins with: said once and not for each of the 266 values. */
function toStyle(background: string) {
  const color = readableText(background);
  return color === '#000' ? { background } : { background, color };
}

export default function MaterialPalette() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
        '& ul': { m: 0, p: 0, listStyle: 'none', fontFamily: 'monospace', color: '#000' },
        '& li': { display: 'flex', justifyContent: 'space-between', px: 1.5, py: 1 },
      }}
    >
      {Object.entries(hues).map(([name, shades]) => (
        <section key={name}>
          <Typography component="h3" variant="subtitle1" sx={{ textTransform: 'capitalize' }}>
            {toWords(name)}
          </Typography>
          <ul dir="ltr">
            {Object.entries<string>(shades).map(([shade, hex]) => (
              <li key={shade} style={toStyle(hex)}>
                <b>{shade}</b>
                {` ${hex}`}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Box>
  );
}
