import LockIcon from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SignInForm } from './sign-in-form.tsx';

export default function SignIn() {
  const [email, setEmail] = useState('');

  return (
    <>
      <CssBaseline />
      <Box
        component="main"
        sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: { xs: 2, sm: 4 } }}
      >
        <Paper sx={{ width: '100%', maxWidth: 420, p: { xs: 3, sm: 4 } }}>
          <Avatar sx={{ bgcolor: 'secondary.main', mx: 'auto', mb: 1 }}>
            <LockIcon />
          </Avatar>
          <Typography variant="h5" component="h1" align="center" gutterBottom>
            Sign in
          </Typography>
          <SignInForm onSignIn={setEmail} />
          {/* In the page from the start, so that screen readers notice the change. */}
          <Box role="status" sx={{ mt: email === '' ? 0 : 2 }}>
            {email !== '' && (
              <Alert severity="success" role={undefined} sx={{ overflowWrap: 'anywhere' }}>
                Welcome back, {email}. Here your application takes over.
              </Alert>
            )}
          </Box>
        </Paper>
      </Box>
    </>
  );
}
