import Typography from '@mui/material/Typography';

/** The content beside the drawer. */
export function Letter() {
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        Dear neighbours, the stairs will be painted next week, one floor each day, beginning at the
        top. Please use the lift on the day that your own floor has its turn.
      </Typography>
      <Typography sx={{ mb: 2 }}>
        The paint dries within four hours. Bicycles that stand on the landings have to be in the
        yard by Sunday evening; there is room for all of them under the roof.
      </Typography>
      <Typography>Thank you for your patience.</Typography>
    </>
  );
}
