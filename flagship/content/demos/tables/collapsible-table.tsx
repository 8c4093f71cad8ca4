import * as React from 'react';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

interface Parcel {
  number: string;
  status: string;
  note: string;
}

const parcels: Parcel[] = [
  { number: 'P-1042', status: 'Delivered', note: 'Left with the neighbour on the ground floor.' },
  { number: 'P-1043', status: 'In transit', note: 'Departed the sorting centre at 05:40.' },
  { number: 'P-1044', status: 'Held', note: 'Waiting for customs papers since Monday.' },
];

function ParcelRows({ parcel }: { parcel: Parcel }) {
  const [open, setOpen] = React.useState(false);
  const detailsId = React.useId();

  return (
    <React.Fragment>
      <TableRow sx={{ '& > *': { borderBottom: 'unset' } }}>
        <TableCell padding="checkbox">
          <IconButton
            size="small"
            aria-label={`Details of ${parcel.number}`}
            aria-expanded={open}
            aria-controls={detailsId}
            onClick={() => setOpen(!open)}
          >
            {open ? <KeyboardArrowUpIcon /> : <KeyboardArrowDownIcon />}
          </IconButton>
        </TableCell>
        <TableCell component="th" scope="row">
          {parcel.number}
        </TableCell>
        <TableCell>{parcel.status}</TableCell>
      </TableRow>
      <TableRow>
        <TableCell colSpan={3} sx={{ paddingBlock: 0 }}>
          <Collapse in={open} id={detailsId}>
            <Typography variant="body2" sx={{ paddingBlock: 2 }}>
              {parcel.note}
            </Typography>
          </Collapse>
        </TableCell>
      </TableRow>
    </React.Fragment>
  );
}

export default function CollapsibleTable() {
  return (
    <TableContainer component={Paper} sx={{ maxWidth: 520 }}>
      <Table aria-label="Parcels">
        <TableHead>
          <TableRow>
            <TableCell component="td" />
            <TableCell>Parcel</TableCell>
            <TableCell>Status</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {parcels.map((parcel) => (
            <ParcelRows key={parcel.number} parcel={parcel} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
