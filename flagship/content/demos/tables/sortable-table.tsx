import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

const planets = [
  { name: 'Mercury', radius: 2440, year: 88 },
  { name: 'Venus', radius: 6052, year: 225 },
  { name: 'Earth', radius: 6378, year: 365 },
  { name: 'Mars', radius: 3396, year: 687 },
  { name: 'Jupiter', radius: 71492, year: 4331 },
];

type Planet = (typeof planets)[number];
type Column = keyof Planet;

const columns: { key: Column; label: string; numeric: boolean }[] = [
  { key: 'name', label: 'Planet', numeric: false },
  { key: 'radius', label: 'Radius (km)', numeric: true },
  { key: 'year', label: 'Year (days)', numeric: true },
];

function compareBy(column: Column) {
  return (a: Planet, b: Planet) =>
    column === 'name' ? a.name.localeCompare(b.name, 'en') : a[column] - b[column];
}

export default function SortableTable() {
  const [column, setColumn] = React.useState<Column>('radius');
  const [direction, setDirection] = React.useState<'asc' | 'desc'>('asc');

  const ascending = planets.toSorted(compareBy(column));
  const rows = direction === 'asc' ? ascending : ascending.reverse();

  function sortBy(next: Column) {
    setDirection(next === column && direction === 'asc' ? 'desc' : 'asc');
    setColumn(next);
  }

  return (
    <TableContainer component={Paper} sx={{ maxWidth: 520 }}>
      <Table aria-label="Inner planets and Jupiter">
        <TableHead>
          <TableRow>
            {columns.map(({ key, label, numeric }) => (
              <TableCell
                key={key}
                align={numeric ? 'right' : 'left'}
                sortDirection={key === column && direction}
              >
                <TableSortLabel
                  active={key === column}
                  direction={key === column ? direction : 'asc'}
                  onClick={() => sortBy(key)}
                >
                  {label}
                </TableSortLabel>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((planet) => (
            <TableRow key={planet.name}>
              <TableCell component="th" scope="row">
                {planet.name}
              </TableCell>
              <TableCell align="right">{planet.radius.toLocaleString('en-US')}</TableCell>
              <TableCell align="right">{planet.year.toLocaleString('en-US')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
