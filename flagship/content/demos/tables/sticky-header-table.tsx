import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const temperatures = Array.from({ length: 24 }, (_, hour) => ({
  time: `${String(hour).padStart(2, '0')}:00`,
  degrees: 14 - 6 * Math.cos((Math.PI * (hour - 3)) / 12),
}));

export default function StickyHeaderTable() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      sx={{ maxWidth: 420, maxHeight: 280 }}
      tabIndex={0}
      role="region"
      aria-label="Temperatures, scrollable"
    >
      <Table stickyHeader aria-label="Temperature over a day">
        <TableHead>
          <TableRow>
            <TableCell>Time</TableCell>
            <TableCell align="right">Temperature (°C)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {temperatures.map(({ time, degrees }) => (
            <TableRow key={time}>
              <TableCell component="th" scope="row">
                {time}
              </TableCell>
              <TableCell align="right">{degrees.toFixed(1)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
