import Chip, { chipClasses } from '@mui/material/Chip';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';

// Without the first class it would change every chip of the page.
const css = (
  <GlobalStyles
    styles={{ [`.harbour .${chipClasses.root}`]: { borderRadius: 4, fontWeight: 700 } }}
  />
);

export default function GlobalOverride() {
  return (
    <>
      {css}
      <Stack className="harbour" direction="row" spacing={1}>
        <Chip label="Ferry" />
        <Chip label="Trawler" />
      </Stack>
    </>
  );
}
