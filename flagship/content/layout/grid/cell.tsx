import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

/** A sheet that shows where a cell of a layout begins and ends. */
export const Cell = styled(Paper)(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 1),
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: 'none',
  textAlign: 'center',
  backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.12),
}));
