import Box from '@mui/material/Box';
import { blueGrey, brown, grey } from '@mui/material/colors';
import Typography from '@mui/material/Typography';
import { readableText } from './tool/colors.ts';
import { HUES, toWords } from './tool/hues.ts';

const hues = { ...HUES, brown, grey, blueGrey };

export default function MaterialPalette() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
        '& dl': { m: 0, fontSize: '0.8125rem' },
        '& dl > div': { display: 'flex', justifyContent: 'space-between', px: 1.5, py: 1 },
        '& dd': { m: 0, fontFamily: 'monospace' },
      }}
    >
      {Object.entries(hues).map(([name, shades]) => (
        <section key={name}>
          <Typography component="h3" variant="subtitle1" sx={{ textTransform: 'capitalize' }}>
            {toWords(name)}
          </Typography>
          <dl>
            {Object.entries<string>(shades).map(([shade, hex]) => (
              <div key={shade} style={{ background: hex, color: readableText(hex) }}>
                <dt>{shade}</dt>
                <dd>{hex}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Box>
  );
}
