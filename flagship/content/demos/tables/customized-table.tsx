import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';

const rivers = [
  { name: 'Amazon', length: 6400, mouth: 'Atlantic Ocean' },
  { name: 'Danube', length: 2850, mouth: 'Black Sea' },
  { name: 'Mekong', length: 4350, mouth: 'South China Sea' },
  { name: 'Nile', length: 6650, mouth: 'Mediterranean Sea' },
  { name: 'Rhine', length: 1230, mouth: 'North Sea' },
];

const HeadCell = styled(TableCell)(({ theme }) => ({
  [`&.${tableCellClasses.head}`]: {
    backgroundColor: theme.palette.common.black,
    color: theme.palette.common.white,
  },
}));

const StripedRow = styled(TableRow)(({ theme }) => ({
  '&:nth-of-type(odd)': {
    backgroundColor: (theme.vars ?? theme).palette.action.hover,
  },
  [`&:last-of-type .${tableCellClasses.root}`]: {
    borderBottom: 0,
  },
}));

export default function CustomizedTable() {
  return (
    <TableContainer component={Paper} sx={{ maxWidth: 560 }}>
      <Table aria-label="Rivers">
        <TableHead>
          <TableRow>
            <HeadCell>River</HeadCell>
            <HeadCell align="right">Length (km)</HeadCell>
            <HeadCell>Flows into</HeadCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rivers.map((river) => (
            <StripedRow key={river.name}>
              <TableCell component="th" scope="row">
                {river.name}
              </TableCell>
              <TableCell align="right">{river.length.toLocaleString('en-US')}</TableCell>
              <TableCell>{river.mouth}</TableCell>
            </StripedRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
