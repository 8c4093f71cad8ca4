import * as React from 'react';
import FirstPageIcon from '@mui/icons-material/FirstPage';
import KeyboardArrowLeft from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import LastPageIcon from '@mui/icons-material/LastPage';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import type { TablePaginationActionsProps } from '@mui/material/TablePaginationActions';
import TableRow from '@mui/material/TableRow';
import { useTheme } from '@mui/material/styles';

const rooms = Array.from({ length: 18 }, (_, index) => ({
  name: `Room ${101 + index}`,
  seats: 4 + ((index * 7) % 20),
}));
const rowsPerPage = 4;

function PageButtons({ count, page, rowsPerPage, onPageChange }: TablePaginationActionsProps) {
  const rtl = useTheme().direction === 'rtl';
  const lastPage = Math.max(0, Math.ceil(count / rowsPerPage) - 1);
  const first = { label: 'First page', icon: FirstPageIcon, mirrored: LastPageIcon };
  const previous = {
    label: 'Previous page',
    icon: KeyboardArrowLeft,
    mirrored: KeyboardArrowRight,
  };
  const next = { label: 'Next page', icon: KeyboardArrowRight, mirrored: KeyboardArrowLeft };
  const last = { label: 'Last page', icon: LastPageIcon, mirrored: FirstPageIcon };
  const buttons = [
    { ...first, target: 0, disabled: page === 0 },
    { ...previous, target: page - 1, disabled: page === 0 },
    { ...next, target: page + 1, disabled: page >= lastPage },
    { ...last, target: lastPage, disabled: page >= lastPage },
  ];

  return (
    <Box sx={{ flexShrink: 0, marginInlineStart: 1 }}>
      {buttons.map(({ label, icon, mirrored, target, disabled }) => {
        const Icon = rtl ? mirrored : icon;
        return (
          <IconButton
            key={label}
            aria-label={label}
            disabled={disabled}
            onClick={(event) => onPageChange(event, target)}
          >
            <Icon />
          </IconButton>
        );
      })}
    </Box>
  );
}

export default function CustomPageButtons() {
  const [page, setPage] = React.useState(1);
  const rows = rooms.slice(page * rowsPerPage, (page + 1) * rowsPerPage);

  return (
    <Paper sx={{ width: '100%', maxWidth: 420 }}>
      <Table aria-label="Meeting rooms">
        <TableHead>
          <TableRow>
            <TableCell>Room</TableCell>
            <TableCell align="right">Seats</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((room) => (
            <TableRow key={room.name}>
              <TableCell component="th" scope="row">
                {room.name}
              </TableCell>
              <TableCell align="right">{room.seats}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={rooms.length}
        page={page}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[rowsPerPage]}
        onPageChange={(_event, nextPage) => setPage(nextPage)}
        ActionsComponent={PageButtons}
        slotProps={{ displayedRows: { dir: 'auto' } }}
      />
    </Paper>
  );
}
