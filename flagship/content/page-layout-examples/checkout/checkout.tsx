import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Paper from '@mui/material/Paper';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AddressForm } from './address-form.tsx';
import { EMPTY_ORDER, type Order } from './order.ts';
import { PaymentForm } from './payment-form.tsx';
import { Review } from './review.tsx';
import { Thanks } from './thanks.tsx';

const STEPS = ['Address', 'Payment', 'Review'];
const TITLES = ['Where should it go?', 'How do you pay?', 'Is everything right?'];

export default function Checkout() {
  const [step, setStep] = useState(0);
  const [order, setOrder] = useState<Order>(EMPTY_ORDER);
  const title = useRef<HTMLHeadingElement>(null);

  const change = (values: Partial<Order>) => setOrder((before) => ({ ...before, ...values }));
  const goTo = (next: number) => {
    // The new step is there before its title gets the focus, and is read from there.
    flushSync(() => setStep(next));
    title.current?.focus();
  };

  return (
    <>
      <CssBaseline />
      <AppBar position="static" color="default" elevation={0}>
        <Toolbar>
          <Typography variant="h6" component="p" noWrap>
            Garden Tools
          </Typography>
        </Toolbar>
      </AppBar>
      <Box component="main" sx={{ maxWidth: 648, mx: 'auto', p: { xs: 2, sm: 3 } }}>
        <Paper sx={{ p: { xs: 2, sm: 4 } }}>
          <Typography variant="h4" component="h1" align="center">
            Checkout
          </Typography>
          <Stepper activeStep={step} alternativeLabel sx={{ py: 4 }}>
            {STEPS.map((label) => (
              <Step key={label}>
                <StepLabel>{label}</StepLabel>
              </Step>
            ))}
          </Stepper>
          <Typography
            ref={title}
            tabIndex={-1}
            variant="h6"
            component="h2"
            gutterBottom
            sx={{ outline: 0, overflowWrap: 'anywhere' }}
          >
            {TITLES[step] ?? `Thank you, ${order.firstName}.`}
          </Typography>
          {step === 0 && <AddressForm order={order} change={change} next={() => goTo(1)} />}
          {step === 1 && (
            <PaymentForm order={order} change={change} back={() => goTo(0)} next={() => goTo(2)} />
          )}
          {step === 2 && <Review order={order} back={() => goTo(1)} next={() => goTo(3)} />}
          {step === 3 && <Thanks />}
        </Paper>
      </Box>
    </>
  );
}
