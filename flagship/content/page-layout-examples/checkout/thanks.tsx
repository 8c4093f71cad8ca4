import Typography from '@mui/material/Typography';

export function Thanks() {
  return (
    <Typography>
      Your order number is 2001539. You get a message when the parcel is on its way; it takes two to
      four days.
    </Typography>
  );
}
