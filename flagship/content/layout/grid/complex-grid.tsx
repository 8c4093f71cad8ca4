import ButtonBase from '@mui/material/ButtonBase';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ComplexGrid() {
  return (
    <Paper sx={{ p: 2, width: '100%', maxWidth: 500, boxSizing: 'border-box' }}>
      <Grid container spacing={2}>
        <Grid>
          <ButtonBase aria-label="Enlarge the picture of the lamp" focusRipple>
            <Lamp />
          </ButtonBase>
        </Grid>
        <Grid container size="grow" direction="row">
          <Grid size="grow" sx={{ minWidth: 140 }}>
            <Typography variant="subtitle1" component="h3" gutterBottom>
              Desk lamp
            </Typography>
            <Typography variant="body2" gutterBottom>
              Brass, dimmable, with a cable of two metres
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Item 40172
            </Typography>
            <Button size="small" sx={{ mt: 1, marginInlineStart: -0.5 }}>
              Remove
            </Button>
          </Grid>
          <Grid size="auto">
            <Typography variant="subtitle1" component="p">
              €79
            </Typography>
          </Grid>
        </Grid>
      </Grid>
    </Paper>
  );
}

function Lamp() {
  return (
    <svg width="112" height="112" viewBox="0 0 112 112" aria-hidden="true">
      <rect width="112" height="112" rx="4" fill="#263238" />
      <path d="M36 34h40l14 32H22z" fill="#ffca28" />
      <path d="M53 66h6v24h16v6H37v-6h16z" fill="#b0bec5" />
    </svg>
  );
}
