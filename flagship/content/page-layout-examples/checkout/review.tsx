import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { ITEMS, lastDigits, MONEY, TOTAL, type Order } from './order.ts';
import { StepActions } from './step-actions.tsx';

interface ReviewProps {
  order: Order;
  back: () => void;
  next: () => void;
}

export function Review({ order, back, next }: ReviewProps) {
  return (
    <>
      <List aria-label="Your order" disablePadding>
        {ITEMS.map(({ name, detail, price }) => (
          <ListItem key={name} disableGutters>
            <ListItemText primary={name} secondary={detail} />
            <Typography>{MONEY.format(price)}</Typography>
          </ListItem>
        ))}
        <ListItem disableGutters divider>
          <ListItemText primary="Total" />
          <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{MONEY.format(TOTAL)}</Typography>
        </ListItem>
      </List>
      <Grid container spacing={3} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        <Grid size={{ xs: 12, sm: 6 }}>
          <Typography variant="subtitle1" component="h3" gutterBottom>
            It goes to
          </Typography>
          <Typography component="address" sx={{ fontStyle: 'normal' }}>
            {order.firstName} {order.lastName}
            <br />
            {order.street}
            <br />
            {order.postcode} {order.city}
            <br />
            {order.country}
          </Typography>
        </Grid>
        <Grid size={{ xs: 12, sm: 6 }}>
          <Typography variant="subtitle1" component="h3" gutterBottom>
            You pay with
          </Typography>
          <Typography>
            {order.nameOnCard}
            <br />
            Card ending in {lastDigits(order)}
            <br />
            Good until {order.expires}
          </Typography>
        </Grid>
      </Grid>
      <StepActions label="Place the order" back={back} next={next} />
    </>
  );
}
