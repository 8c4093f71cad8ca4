import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';
import { StepActions } from './step-actions.tsx';
import { useStepForm, type StepProps } from './use-step-form.ts';

const FIELDS = ['nameOnCard', 'cardNumber', 'expires', 'code'] as const;
const HALF = { xs: 12, sm: 6 };
/** Numbers are written from left to right in every script. */
const DIGITS = { htmlInput: { inputMode: 'numeric', dir: 'ltr' } } as const;

export function PaymentForm({ back, ...props }: StepProps & { back: () => void }) {
  const { submit, register } = useStepForm(props, FIELDS);
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <Grid container spacing={3} sx={{ mt: 1 }}>
        <Grid size={HALF}>
          <TextField {...register('nameOnCard')} label="Name on card" autoComplete="cc-name" />
        </Grid>
        <Grid size={HALF}>
          <TextField
            {...register('cardNumber')}
            label="Card number"
            autoComplete="cc-number"
            slotProps={DIGITS}
          />
        </Grid>
        <Grid size={HALF}>
          <TextField
            {...register('expires')}
            label="Expires, month/year"
            autoComplete="cc-exp"
            slotProps={DIGITS}
          />
        </Grid>
        <Grid size={HALF}>
          <TextField
            {...register('code')}
            label="Security code"
            autoComplete="cc-csc"
            slotProps={DIGITS}
          />
        </Grid>
      </Grid>
      <StepActions label="Next" back={back} />
    </Box>
  );
}
