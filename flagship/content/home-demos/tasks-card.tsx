import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import LinearProgress from '@mui/material/LinearProgress';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';

const tasks = [
  'Water the plants',
  'Call the landlord',
  'Back up the photos',
  'Mend the bicycle',
  'Bake bread',
];

export function TasksCard() {
  const [done, setDone] = useState(['Water the plants', 'Call the landlord']);
  const [filter, setFilter] = useState('all');

  const shown = tasks.filter(
    (task) => filter === 'all' || done.includes(task) === (filter === 'done'),
  );
  const toggle = (task: string) =>
    setDone(done.includes(task) ? done.filter((other) => other !== task) : [...done, task]);

  return (
    <Card variant="outlined">
      <CardHeader
        title="Saturday"
        subheader={<bdi>{`${done.length} of ${tasks.length} done`}</bdi>}
        slotProps={{ title: { variant: 'h6', component: 'h2' } }}
      />
      <LinearProgress
        aria-label="Tasks done"
        variant="determinate"
        value={(done.length / tasks.length) * 100}
      />
      <CardContent>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Tasks shown"
          value={filter}
          onChange={(_event, value: string | null) => setFilter(value ?? filter)}
        >
          <ToggleButton value="all">All</ToggleButton>
          <ToggleButton value="open">Open</ToggleButton>
          <ToggleButton value="done">Done</ToggleButton>
        </ToggleButtonGroup>
        <FormGroup sx={{ minHeight: 210, mt: 1 }}>
          {shown.map((task) => (
            <FormControlLabel
              key={task}
              label={task}
              control={<Checkbox checked={done.includes(task)} onChange={() => toggle(task)} />}
            />
          ))}
        </FormGroup>
      </CardContent>
    </Card>
  );
}
