import Typography from '@mui/material/Typography';
import { SALES, WHOLE_MONEY } from './data.ts';
import { LineChart } from './line-chart.tsx';

const POINTS = SALES.map(({ hour, amount }) => ({ label: `${hour}:00`, value: amount }));

export function SalesChart() {
  return (
    <>
      <Typography variant="h6" component="h2" color="primary" gutterBottom>
        Sales since the morning
      </Typography>
      <LineChart
        points={POINTS}
        caption="Sales since the morning, by the hour"
        format={(value) => WHOLE_MONEY.format(value)}
      />
    </>
  );
}
