import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Balance } from './balance.tsx';
import { DashboardBar } from './dashboard-bar.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import { OrdersTable } from './orders-table.tsx';
import { SalesChart } from './sales-chart.tsx';

const PAPER = { p: 2, height: '100%', display: 'flex', flexDirection: 'column' } as const;

export default function Dashboard() {
  const [open, setOpen] = useState(false);
  const drawerId = useId();

  return (
    <Box sx={{ display: 'flex' }}>
      <CssBaseline />
      <DashboardBar open={open} drawerId={drawerId} onToggle={() => setOpen(!open)} />
      <NavDrawer id={drawerId} open={open} />
      <Box
        component="main"
        sx={{ flexGrow: 1, minWidth: 0, minHeight: '100dvh', p: { xs: 2, sm: 3 } }}
      >
        <Toolbar />
        <Typography variant="h5" component="h1" gutterBottom>
          Today
        </Typography>
        <Grid container spacing={3}>
          <Grid size={{ xs: 12, md: 8 }}>
            <Paper component="section" sx={PAPER}>
              <SalesChart />
            </Paper>
          </Grid>
          <Grid size={{ xs: 12, md: 4 }}>
            <Paper component="section" sx={PAPER}>
              <Balance />
            </Paper>
          </Grid>
          <Grid size={12}>
            <Paper component="section" sx={PAPER}>
              <OrdersTable />
            </Paper>
          </Grid>
        </Grid>
      </Box>
    </Box>
  );
}
