import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { MONEY, ORDERS } from './data.ts';

export function OrdersTable() {
  const id = useId();
  return (
    <>
      <Typography id={id} variant="h6" component="h2" color="primary" gutterBottom>
        Last orders
      </Typography>
      {/* It scrolls by itself on a phone, so the keyboard has to reach it. */}
      <TableContainer role="region" aria-labelledby={id} tabIndex={0}>
        <Table size="small" aria-labelledby={id}>
          <TableHead>
            <TableRow>
              <TableCell>Number</TableCell>
              <TableCell>Time</TableCell>
              <TableCell>What</TableCell>
              <TableCell>Paid with</TableCell>
              <TableCell align="right">Amount</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {ORDERS.map(({ number, time, what, paidWith, amount }) => (
              <TableRow key={number}>
                <TableCell component="th" scope="row">
                  {number}
                </TableCell>
                <TableCell>{time}</TableCell>
                <TableCell>{what}</TableCell>
                <TableCell>{paidWith}</TableCell>
                <TableCell align="right">{MONEY.format(amount)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Link href="#orders" sx={{ mt: 2 }}>
        See all orders
      </Link>
    </>
  );
}
