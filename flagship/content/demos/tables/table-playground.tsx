import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['size', 'padding', 'stickyHeader'],
  props: {
    'aria-label': 'Planets',
    children: [
      <TableHead>
        <TableRow>
          <TableCell>Planet</TableCell>
          <TableCell align="right">Moons</TableCell>
        </TableRow>
      </TableHead>,
      <TableBody>
        <TableRow>
          <TableCell>Earth</TableCell>
          <TableCell align="right">1</TableCell>
        </TableRow>
        <TableRow>
          <TableCell>Mars</TableCell>
          <TableCell align="right">2</TableCell>
        </TableRow>
        <TableRow>
          <TableCell>Neptune</TableCell>
          <TableCell align="right">16</TableCell>
        </TableRow>
      </TableBody>,
    ],
  },
  wrap: (element) => (
    <TableContainer tabIndex={0} role="region" aria-label="Planets" sx={{ maxHeight: 160 }}>
      {element}
    </TableContainer>
  ),
} satisfies PlaygroundOptions;
