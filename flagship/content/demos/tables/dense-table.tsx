import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const departures = [
  { time: '07:12', destination: 'Harbour', platform: 2 },
  { time: '07:18', destination: 'University', platform: 1 },
  { time: '07:31', destination: 'Airport', platform: 4 },
  { time: '07:40', destination: 'Old Town', platform: 1 },
  { time: '07:52', destination: 'Lakeside', platform: 3 },
];

export default function DenseTable() {
  return (
    <TableContainer component={Paper} sx={{ maxWidth: 420 }}>
      <Table size="small" aria-label="Morning departures">
        <TableHead>
          <TableRow>
            <TableCell>Time</TableCell>
            <TableCell>Destination</TableCell>
            <TableCell align="right">Platform</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {departures.map((departure) => (
            <TableRow key={departure.time} hover>
              <TableCell>{departure.time}</TableCell>
              <TableCell>{departure.destination}</TableCell>
              <TableCell align="right">{departure.platform}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
