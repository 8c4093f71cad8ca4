import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const teams = [
  { name: 'Falcons', home: { won: 7, lost: 2 }, away: { won: 5, lost: 4 } },
  { name: 'Herons', home: { won: 6, lost: 3 }, away: { won: 4, lost: 5 } },
  { name: 'Kestrels', home: { won: 4, lost: 5 }, away: { won: 2, lost: 7 } },
];

export default function GroupedColumns() {
  return (
    <TableContainer component={Paper} sx={{ maxWidth: 560 }}>
      <Table size="small" aria-label="Season results">
        <colgroup />
        <colgroup span={2} />
        <colgroup span={2} />
        <TableHead>
          <TableRow>
            <TableCell rowSpan={2}>Team</TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center">
              At home
            </TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center">
              Away
            </TableCell>
          </TableRow>
          <TableRow>
            <TableCell align="right">Won</TableCell>
            <TableCell align="right">Lost</TableCell>
            <TableCell align="right">Won</TableCell>
            <TableCell align="right">Lost</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {teams.map(({ name, home, away }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{home.won}</TableCell>
              <TableCell align="right">{home.lost}</TableCell>
              <TableCell align="right">{away.won}</TableCell>
              <TableCell align="right">{away.lost}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
