import Box from '@mui/material/Box';

/** Hills at dusk in the colours of the theme. */
export function Cover() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 360 140"
      preserveAspectRatio="xMidYMid slice"
      sx={(theme) => {
        const { palette } = theme.vars ?? theme;
        return {
          display: 'block',
          width: '100%',
          height: 140,
          backgroundImage: `linear-gradient(${palette.primary.dark}, ${palette.primary.main} 45%, ${palette.secondary.main})`,
          color: palette.primary.dark,
        };
      }}
    >
      <circle cx="262" cy="62" r="30" fill="#ffd48a" />
      <circle cx="262" cy="62" r="44" fill="#ffd48a" opacity="0.25" />
      <path d="M0 108q60-46 128-18t122-14 110 12v52H0z" fill="currentColor" opacity="0.45" />
      <path d="M0 122q80-34 158-10t202-14v42H0z" fill="currentColor" opacity="0.75" />
      <path
        d="M40 26h1M92 44h1M128 18h1M180 36h1M330 22h1"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Box>
  );
}
