import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Chip from '@mui/material/Chip';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const stages = [
  { label: 'Ordered', note: 'Payment received' },
  { label: 'Packed', note: 'Two parcels' },
  { label: 'On its way', note: 'With the courier' },
  { label: 'Delivered', note: 'Left with a neighbour' },
];

export function OrderCard() {
  const [reached, setReached] = useState(2);
  const delivered = reached === stages.length;

  return (
    <Card variant="outlined">
      <CardHeader
        title="Order 4821"
        slotProps={{
          title: { variant: 'h6', component: 'h2' },
          action: { sx: { alignSelf: 'center', m: 0 } },
        }}
        sx={{ pb: 0 }}
        action={
          <Chip
            size="small"
            color={delivered ? 'success' : 'primary'}
            label={delivered ? 'Delivered' : 'In progress'}
          />
        }
      />
      <CardContent sx={{ pb: 0 }}>
        <Stepper activeStep={reached} orientation="vertical">
          {stages.map(({ label, note }) => (
            <Step key={label}>
              <StepLabel optional={<Typography variant="caption">{note}</Typography>}>
                {label}
              </StepLabel>
            </Step>
          ))}
        </Stepper>
      </CardContent>
      <CardActions sx={{ p: 2 }}>
        <Button variant="contained" disabled={delivered} onClick={() => setReached(reached + 1)}>
          Next stage
        </Button>
        <Button disabled={reached === 0} onClick={() => setReached(0)}>
          Start again
        </Button>
      </CardActions>
    </Card>
  );
}
