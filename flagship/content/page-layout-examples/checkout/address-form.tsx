import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';
import { StepActions } from './step-actions.tsx';
import { useStepForm, type StepProps } from './use-step-form.ts';

const FIELDS = ['firstName', 'lastName', 'street', 'postcode', 'city', 'country'] as const;
const HALF = { xs: 12, sm: 6 };

export function AddressForm(props: StepProps) {
  const { submit, register } = useStepForm(props, FIELDS);
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <Grid container spacing={3} sx={{ mt: 1 }}>
        <Grid size={HALF}>
          <TextField {...register('firstName')} label="First name" autoComplete="given-name" />
        </Grid>
        <Grid size={HALF}>
          <TextField {...register('lastName')} label="Last name" autoComplete="family-name" />
        </Grid>
        <Grid size={12}>
          <TextField
            {...register('street')}
            label="Street and number"
            autoComplete="street-address"
          />
        </Grid>
        <Grid size={HALF}>
          <TextField {...register('postcode')} label="Postcode" autoComplete="postal-code" />
        </Grid>
        <Grid size={HALF}>
          <TextField {...register('city')} label="City" autoComplete="address-level2" />
        </Grid>
        <Grid size={12}>
          <TextField {...register('country')} label="Country" autoComplete="country-name" />
        </Grid>
      </Grid>
      <StepActions label="Next" />
    </Box>
  );
}
