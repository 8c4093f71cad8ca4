import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const visitors = [
  { museum: 'Maritime', counts: [31, 28, 35, 44, 52, 61, 78, 80, 55, 43, 33, 36] },
  { museum: 'Natural history', counts: [52, 49, 58, 60, 57, 50, 46, 48, 55, 66, 61, 70] },
  { museum: 'Railway', counts: [12, 14, 19, 25, 31, 33, 41, 45, 30, 22, 15, 18] },
];

const pinned = {
  position: 'sticky',
  insetInlineStart: 0,
  bgcolor: 'background.paper',
} as const;

export default function StickyColumnTable() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Visitors, scrollable"
    >
      <Table sx={{ minWidth: 960 }} aria-label="Museum visitors in thousands by month">
        <TableHead>
          <TableRow>
            <TableCell sx={pinned}>Museum</TableCell>
            {months.map((month) => (
              <TableCell key={month} align="right">
                {month}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {visitors.map(({ museum, counts }) => (
            <TableRow key={museum}>
              <TableCell component="th" scope="row" sx={pinned}>
                {museum}
              </TableCell>
              {counts.map((count, index) => (
                <TableCell key={months[index]} align="right">
                  {count}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
