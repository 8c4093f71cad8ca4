import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const foods = [
  { name: 'Almonds', energy: 579, fat: 49.9, carbs: 21.6, protein: 21.2 },
  { name: 'Bananas', energy: 89, fat: 0.3, carbs: 22.8, protein: 1.1 },
  { name: 'Lentils, cooked', energy: 116, fat: 0.4, carbs: 20.1, protein: 9 },
  { name: 'Rolled oats', energy: 389, fat: 6.9, carbs: 66.3, protein: 16.9 },
  { name: 'Tofu, firm', energy: 144, fat: 8.7, carbs: 2.8, protein: 17.3 },
];

export default function BasicTable() {
  return (
    <TableContainer component={Paper} tabIndex={0} role="region" aria-label="Nutrition facts">
      <Table sx={{ minWidth: 480 }}>
        <caption>Average values for 100 g of each food</caption>
        <TableHead>
          <TableRow>
            <TableCell>Food</TableCell>
            <TableCell align="right">Energy (kcal)</TableCell>
            <TableCell align="right">Fat (g)</TableCell>
            <TableCell align="right">Carbs (g)</TableCell>
            <TableCell align="right">Protein (g)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {foods.map((food) => (
            <TableRow key={food.name}>
              <TableCell component="th" scope="row">
                {food.name}
              </TableCell>
              <TableCell align="right">{food.energy}</TableCell>
              <TableCell align="right">{food.fat.toFixed(1)}</TableCell>
              <TableCell align="right">{food.carbs.toFixed(1)}</TableCell>
              <TableCell align="right">{food.protein.toFixed(1)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
