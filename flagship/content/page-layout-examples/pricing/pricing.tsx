import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Grid from '@mui/material/Grid';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PlanCard } from './plan-card.tsx';
import { PLANS, type Period } from './plans.ts';
import { PricingFooter } from './pricing-footer.tsx';
import { PricingHeader } from './pricing-header.tsx';

export default function Pricing() {
  const [period, setPeriod] = useState<Period>('month');

  return (
    <>
      <CssBaseline />
      <PricingHeader />
      <main>
        <Container maxWidth="sm" sx={{ pt: { xs: 5, sm: 8 }, pb: 6, textAlign: 'center' }}>
          <Typography
            variant="h2"
            component="h1"
            gutterBottom
            sx={{ fontSize: { xs: '2.5rem', sm: '3.75rem' } }}
          >
            Plans
          </Typography>
          <Typography variant="h5" component="p" color="textSecondary" sx={{ mb: 4 }}>
            Begin without paying. Change the plan when there are more of you, and change it back
            when there are less.
          </Typography>
          <ToggleButtonGroup
            exclusive
            aria-label="Payment"
            value={period}
            onChange={(_, chosen: Period | null) => chosen && setPeriod(chosen)}
          >
            <ToggleButton value="month">By the month</ToggleButton>
            <ToggleButton value="year">By the year</ToggleButton>
          </ToggleButtonGroup>
        </Container>
        <Container maxWidth="md" component="section" aria-label="Plans">
          <Grid container spacing={4} sx={{ alignItems: 'flex-end' }}>
            {PLANS.map((plan) => (
              <Grid key={plan.title} size={{ xs: 12, sm: plan.featured ? 12 : 6, md: 4 }}>
                <PlanCard plan={plan} period={period} />
              </Grid>
            ))}
          </Grid>
        </Container>
      </main>
      <PricingFooter />
    </>
  );
}
