import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** A button with dents at its sides, like a ticket that is to be torn off. */
export const TicketButton = styled((props: ButtonProps) => (
  <Button variant="contained" disableElevation {...props} />
))(({ theme }) => ({
  paddingInline: theme.spacing(4),
  borderRadius: 0,
  mask: 'radial-gradient(8px at 0 50%, #0000 97%, #000) 0 / 51% no-repeat, radial-gradient(8px at 100% 50%, #0000 97%, #000) 100% / 51% no-repeat',
}));
