import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState, type SubmitEvent } from 'react';
import { validate, type SignInErrors } from './validate.ts';

interface SignInFormProps {
  onSignIn: (email: string) => void;
}

export function SignInForm({ onSignIn }: SignInFormProps) {
  const [errors, setErrors] = useState<SignInErrors>({});
  const [isVisible, setVisible] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const email = (data.get('email') as string).trim();
    const found = validate({ email, password: data.get('password') as string });
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) onSignIn(email);
    else form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  return (
    // The messages are ours, and stay: those of the browser go away after some seconds.
    <Box component="form" noValidate onSubmit={submit}>
      <TextField
        label="E-mail address"
        name="email"
        type="email"
        autoComplete="username"
        required
        fullWidth
        margin="normal"
        error={errors.email !== undefined}
        helperText={errors.email}
      />
      <TextField
        label="Password"
        name="password"
        type={isVisible ? 'text' : 'password'}
        autoComplete="current-password"
        required
        fullWidth
        margin="normal"
        error={errors.password !== undefined}
        helperText={errors.password}
        slotProps={{
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label="Show the password"
                  aria-pressed={isVisible}
                  onClick={() => setVisible(!isVisible)}
                >
                  {isVisible ? <VisibilityOffIcon /> : <VisibilityIcon />}
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <FormControlLabel
        control={<Checkbox name="remember" />}
        label="Stay signed in on this device"
      />
      <Button type="submit" variant="contained" size="large" fullWidth sx={{ mt: 2 }}>
        Sign in
      </Button>
    </Box>
  );
}
