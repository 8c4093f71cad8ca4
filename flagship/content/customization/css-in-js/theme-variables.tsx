import { styled, useTheme } from '@mui/material/styles';

const Stripe = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.2),
  borderInlineStart: `6px solid ${theme.vars.palette.primary.main}`,
}));

export default function ThemeVariables() {
  const { vars } = useTheme();

  return (
    <Stripe>
      <code>{vars.palette.primary.main}</code>
    </Stripe>
  );
}
