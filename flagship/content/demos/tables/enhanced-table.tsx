import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

interface Food {
  name: string;
  energy: number;
  fat: number;
  protein: number;
}

const foods: Food[] = [
  { name: 'Almonds', energy: 579, fat: 49.9, protein: 21.2 },
  { name: 'Apples', energy: 52, fat: 0.2, protein: 0.3 },
  { name: 'Bananas', energy: 89, fat: 0.3, protein: 1.1 },
  { name: 'Broccoli', energy: 34, fat: 0.4, protein: 2.8 },
  { name: 'Chickpeas, cooked', energy: 164, fat: 2.6, protein: 8.9 },
  { name: 'Eggs, boiled', energy: 155, fat: 10.6, protein: 12.6 },
  { name: 'Lentils, cooked', energy: 116, fat: 0.4, protein: 9 },
  { name: 'Oranges', energy: 47, fat: 0.1, protein: 0.9 },
  { name: 'Potatoes, boiled', energy: 87, fat: 0.1, protein: 1.9 },
  { name: 'Rolled oats', energy: 389, fat: 6.9, protein: 16.9 },
  { name: 'Spinach', energy: 23, fat: 0.4, protein: 2.9 },
  { name: 'Tofu, firm', energy: 144, fat: 8.7, protein: 17.3 },
  { name: 'Walnuts', energy: 654, fat: 65.2, protein: 15.2 },
];

type Column = keyof Food;

const columns: { key: Column; label: string; numeric: boolean }[] = [
  { key: 'name', label: 'Food (100 g)', numeric: false },
  { key: 'energy', label: 'Energy (kcal)', numeric: true },
  { key: 'fat', label: 'Fat (g)', numeric: true },
  { key: 'protein', label: 'Protein (g)', numeric: true },
];

const rowHeight = 53;

function compare(a: Food, b: Food, column: Column) {
  return column === 'name' ? a.name.localeCompare(b.name, 'en') : a[column] - b[column];
}

interface SelectionToolbarProps {
  title: string;
  selectedCount: number;
  onDelete: () => void;
}

function SelectionToolbar({ title, selectedCount, onDelete }: SelectionToolbarProps) {
  return (
    <Toolbar
      sx={[
        { justifyContent: 'space-between' },
        selectedCount > 0 && { bgcolor: 'action.selected' },
      ]}
    >
      <Typography variant="h6" component="div" aria-live="polite">
        {selectedCount > 0 ? `Selected: ${selectedCount}` : title}
      </Typography>
      {selectedCount > 0 && (
        <Tooltip title="Delete">
          <IconButton onClick={onDelete}>
            <DeleteIcon />
          </IconButton>
        </Tooltip>
      )}
    </Toolbar>
  );
}

export default function EnhancedTable() {
  const [rows, setRows] = React.useState(foods);
  const [column, setColumn] = React.useState<Column>('energy');
  const [direction, setDirection] = React.useState<'asc' | 'desc'>('asc');
  const [selected, setSelected] = React.useState<ReadonlySet<string>>(new Set());
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(5);

  // #region excerpt
  const sign = direction === 'asc' ? 1 : -1;
  const sorted = rows.toSorted((a, b) => sign * compare(a, b, column));
  const visible = sorted.slice(page * rowsPerPage, (page + 1) * rowsPerPage);
  const missingRows = page > 0 ? rowsPerPage - visible.length : 0;
  const allSelected = rows.length > 0 && selected.size === rows.length;

  function sortBy(next: Column) {
    setDirection(next === column && direction === 'asc' ? 'desc' : 'asc');
    setColumn(next);
  }

  function toggle(name: string) {
    const next = new Set(selected);
    if (!next.delete(name)) {
      next.add(name);
    }
    setSelected(next);
  }

  function deleteSelected() {
    setRows(rows.filter((row) => !selected.has(row.name)));
    setSelected(new Set());
    setPage(0);
  }
  // #endregion

  return (
    <Paper sx={{ width: '100%', overflow: 'hidden' }}>
      <SelectionToolbar title="Foods" selectedCount={selected.size} onDelete={deleteSelected} />
      <TableContainer tabIndex={0} role="region" aria-label="Foods, scrollable">
        <Table sx={{ minWidth: 560 }} aria-label="Foods">
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={allSelected}
                  indeterminate={selected.size > 0 && !allSelected}
                  onChange={() =>
                    setSelected(new Set(allSelected ? [] : rows.map((row) => row.name)))
                  }
                  slotProps={{ input: { 'aria-label': 'Select all foods' } }}
                />
              </TableCell>
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
            {visible.map((row) => (
              <TableRow key={row.name} hover selected={selected.has(row.name)}>
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={selected.has(row.name)}
                    onChange={() => toggle(row.name)}
                    slotProps={{ input: { 'aria-label': `Select ${row.name}` } }}
                  />
                </TableCell>
                <TableCell component="th" scope="row">
                  {row.name}
                </TableCell>
                <TableCell align="right">{row.energy}</TableCell>
                <TableCell align="right">{row.fat.toFixed(1)}</TableCell>
                <TableCell align="right">{row.protein.toFixed(1)}</TableCell>
              </TableRow>
            ))}
            {missingRows > 0 && (
              <TableRow style={{ height: rowHeight * missingRows }}>
                <TableCell colSpan={columns.length + 1} />
              </TableRow>
            )}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={rows.length}
        page={page}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[5, 10, 25]}
        labelRowsPerPage="Rows:"
        slotProps={{ selectLabel: { dir: 'auto' }, displayedRows: { dir: 'auto' } }}
        onPageChange={(_event, nextPage) => setPage(nextPage)}
        onRowsPerPageChange={(event) => {
          setRowsPerPage(Number(event.target.value));
          setPage(0);
        }}
      />
    </Paper>
  );
}
