import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import SkipNextRounded from '@mui/icons-material/SkipNextRounded';
import SkipPreviousRounded from '@mui/icons-material/SkipPreviousRounded';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Cover } from './cover';

const tracks = [
  { title: 'Night Trains', artist: 'The Lantern Club', seconds: 214 },
  { title: 'Paper Harbour', artist: 'Ida Moreno', seconds: 187 },
  { title: 'Slow Weather', artist: 'North Window', seconds: 251 },
];

/** The tracks follow the direction of the page, as the slider does. */
const mirrored = { '[dir="rtl"] &': { scale: '-1 1' } };

function formatTime(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function PlayerCard() {
  const [index, setIndex] = useState(0);
  const [position, setPosition] = useState(72);
  const [playing, setPlaying] = useState(false);
  const [liked, setLiked] = useState(true);
  const track = tracks[index]!;

  const skip = (step: number) => {
    setIndex((index + step + tracks.length) % tracks.length);
    setPosition(0);
  };

  return (
    <Card variant="outlined">
      <Cover />
      <CardHeader
        title={track.title}
        subheader={track.artist}
        slotProps={{ title: { variant: 'h6', component: 'h2' } }}
        sx={{ pb: 0 }}
        action={
          <IconButton
            aria-label="Favourite"
            aria-pressed={liked}
            color={liked ? 'error' : 'default'}
            onClick={() => setLiked(!liked)}
          >
            {liked ? <Favorite /> : <FavoriteBorder />}
          </IconButton>
        }
      />
      <CardContent>
        <Slider
          size="small"
          aria-label="Position in the track"
          min={0}
          max={track.seconds}
          value={position}
          getAriaValueText={formatTime}
          onChange={(_event, value) => setPosition(value)}
        />
        <Stack direction="row" sx={{ justifyContent: 'space-between', color: 'text.secondary' }}>
          <Typography variant="caption">{formatTime(position)}</Typography>
          <Typography variant="caption">{formatTime(track.seconds)}</Typography>
        </Stack>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'center' }}>
          <IconButton aria-label="Previous track" onClick={() => skip(-1)}>
            <SkipPreviousRounded sx={mirrored} />
          </IconButton>
          <Fab
            size="medium"
            color="primary"
            aria-label={playing ? 'Pause' : 'Play'}
            onClick={() => setPlaying(!playing)}
          >
            {playing ? <PauseRounded /> : <PlayArrowRounded sx={mirrored} />}
          </Fab>
          <IconButton aria-label="Next track" onClick={() => skip(1)}>
            <SkipNextRounded sx={mirrored} />
          </IconButton>
        </Stack>
      </CardContent>
    </Card>
  );
}
