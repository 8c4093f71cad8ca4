import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const files = [
  { name: 'budget.ods', size: 48 },
  { name: 'minutes.md', size: 6 },
  { name: 'poster.svg', size: 212 },
  { name: 'slides.pdf', size: 1430 },
];

export default function SelectableRows() {
  const [selected, setSelected] = React.useState<readonly string[]>(['minutes.md']);
  const allSelected = selected.length === files.length;

  function toggle(name: string) {
    setSelected(
      selected.includes(name) ? selected.filter((other) => other !== name) : [...selected, name],
    );
  }

  return (
    <TableContainer component={Paper} sx={{ maxWidth: 420 }}>
      <Table aria-label="Files">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={allSelected}
                indeterminate={selected.length > 0 && !allSelected}
                onChange={() => setSelected(allSelected ? [] : files.map((file) => file.name))}
                slotProps={{ input: { 'aria-label': 'Select all files' } }}
              />
            </TableCell>
            <TableCell>Name</TableCell>
            <TableCell align="right">Size (kB)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {files.map((file) => (
            <TableRow key={file.name} hover selected={selected.includes(file.name)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={selected.includes(file.name)}
                  onChange={() => toggle(file.name)}
                  slotProps={{ input: { 'aria-label': `Select ${file.name}` } }}
                />
              </TableCell>
              <TableCell component="th" scope="row">
                {file.name}
              </TableCell>
              <TableCell align="right">{file.size}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
