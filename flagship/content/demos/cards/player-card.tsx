import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import SkipNextIcon from '@mui/icons-material/SkipNext';
import SkipPreviousIcon from '@mui/icons-material/SkipPrevious';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { useState } from 'react';
import album from './album.svg';

export default function PlayerCard() {
  const [playing, setPlaying] = useState(false);
  const mirror = { transform: useTheme().direction === 'rtl' ? 'scaleX(-1)' : 'none' };

  return (
    <Card sx={{ display: 'flex', width: 340 }}>
      <Box sx={{ flexGrow: 1 }}>
        <CardContent>
          <Typography variant="h6" component="h3">
            Low Tide
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            The Tin Canoes
          </Typography>
        </CardContent>
        <Box sx={{ px: 1, pb: 1 }}>
          <IconButton aria-label="Previous track">
            <SkipPreviousIcon sx={mirror} />
          </IconButton>
          <IconButton
            aria-label={playing ? 'Pause' : 'Play'}
            onClick={() => setPlaying(!playing)}
            size="large"
          >
            {playing ? <PauseIcon /> : <PlayArrowIcon sx={mirror} />}
          </IconButton>
          <IconButton aria-label="Next track">
            <SkipNextIcon sx={mirror} />
          </IconButton>
        </Box>
      </Box>
      <CardMedia component="img" image={album} alt="" sx={{ width: 130 }} />
    </Card>
  );
}
