import StarIcon from '@mui/icons-material/StarBorder';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Period, Plan } from './plans.ts';

const PRICE = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

export function PlanCard({ plan, period }: { plan: Plan; period: Period }) {
  const { title, note, price, contains, action, featured = false } = plan;
  const id = useId();
  return (
    <Card component="article" aria-labelledby={id}>
      <CardHeader
        title={title}
        subheader={note}
        action={featured ? <StarIcon /> : null}
        slotProps={{
          title: { id, component: 'h2', align: 'center' },
          subheader: { align: 'center', sx: { color: 'inherit' } },
          action: { sx: { alignSelf: 'center', m: 0 } },
        }}
        sx={
          featured
            ? { bgcolor: 'primary.main', color: 'primary.contrastText' }
            : { bgcolor: 'action.hover' }
        }
      />
      <CardContent sx={{ textAlign: 'center' }}>
        <Typography sx={{ mb: 2 }}>
          <Typography component="strong" variant="h3">
            {PRICE.format(price[period])}
          </Typography>{' '}
          <Typography component="span" variant="h6" color="textSecondary">
            a {period}
          </Typography>
        </Typography>
        <Typography component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {contains.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Typography>
      </CardContent>
      <CardActions sx={{ p: 2 }}>
        <Button
          fullWidth
          variant={featured ? 'contained' : 'outlined'}
          href={`#${title.toLowerCase()}`}
        >
          {action}
        </Button>
      </CardActions>
    </Card>
  );
}
