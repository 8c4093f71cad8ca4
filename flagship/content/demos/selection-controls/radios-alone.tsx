import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Paper from '@mui/material/Paper';
import { useState } from 'react';

const questions = ['Food', 'Service', 'Price'];
const answers = ['Good', 'Fair', 'Poor'];

export default function RadiosAlone() {
  const [given, setGiven] = useState<Record<string, string>>({ Food: 'Good' });

  return (
    <Paper>
      <Table size="small" aria-label="Your visit">
        <TableHead>
          <TableRow>
            <TableCell>Your visit</TableCell>
            {answers.map((answer) => (
              <TableCell key={answer} align="center">
                {answer}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {questions.map((question) => (
            <TableRow key={question}>
              <TableCell component="th" scope="row">
                {question}
              </TableCell>
              {answers.map((answer) => (
                <TableCell key={answer} align="center" padding="none">
                  <Radio
                    checked={given[question] === answer}
                    onChange={() => setGiven({ ...given, [question]: answer })}
                    name={question}
                    value={answer}
                    slotProps={{ input: { 'aria-label': `${question}: ${answer}` } }}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
