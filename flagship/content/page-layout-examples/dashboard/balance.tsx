import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { BALANCE, BALANCE_DATE, MONEY } from './data.ts';

export function Balance() {
  return (
    <>
      <Typography variant="h6" component="h2" color="primary" gutterBottom>
        Balance
      </Typography>
      <Typography variant="h4" component="p">
        {MONEY.format(BALANCE)}
      </Typography>
      <Typography color="textSecondary">on {BALANCE_DATE}</Typography>
      <Box sx={{ mt: 'auto', pt: 2 }}>
        <Link href="#balance">See the account</Link>
      </Box>
    </>
  );
}
