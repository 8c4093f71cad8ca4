import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const items = [
  { name: 'Drawing paper', quantity: 20, price: 1.15 },
  { name: 'Ink, black', quantity: 3, price: 8.4 },
  { name: 'Brush set', quantity: 1, price: 17.99 },
];
const taxRate = 0.07;
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const subtotal = items.reduce((sum, item) => sum + item.quantity * item.price, 0);
const summary = [
  { label: 'Subtotal', amount: subtotal },
  { label: `Tax (${percent.format(taxRate)})`, amount: subtotal * taxRate },
  { label: 'Total', amount: subtotal * (1 + taxRate) },
];

export default function SpanningTable() {
  return (
    <TableContainer component={Paper} sx={{ maxWidth: 560 }}>
      <Table size="small" aria-label="Invoice in dollars">
        <TableHead>
          <TableRow>
            <TableCell>Item</TableCell>
            <TableCell align="right">Quantity</TableCell>
            <TableCell align="right">Price</TableCell>
            <TableCell align="right">Sum</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <TableRow key={item.name}>
              <TableCell component="th" scope="row">
                {item.name}
              </TableCell>
              <TableCell align="right">{item.quantity}</TableCell>
              <TableCell align="right">{item.price.toFixed(2)}</TableCell>
              <TableCell align="right">{(item.quantity * item.price).toFixed(2)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          {summary.map(({ label, amount }) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row" colSpan={3} align="right">
                {label}
              </TableCell>
              <TableCell align="right">{amount.toFixed(2)}</TableCell>
            </TableRow>
          ))}
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
