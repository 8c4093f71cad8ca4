import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Chip from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

const topics = ['Room', 'Breakfast', 'Staff', 'Location'];

export function ReviewCard() {
  const [stars, setStars] = useState<number | null>(4);
  const [liked, setLiked] = useState(['Breakfast', 'Location']);
  const [sent, setSent] = useState(false);

  const toggle = (topic: string) =>
    setLiked(liked.includes(topic) ? liked.filter((other) => other !== topic) : [...liked, topic]);

  return (
    <Card variant="outlined">
      <CardHeader
        avatar={<Avatar sx={{ bgcolor: 'secondary.main' }}>HL</Avatar>}
        title="Hotel Lantern"
        subheader="How was your stay?"
        slotProps={{ title: { variant: 'h6', component: 'h2' } }}
        sx={{ pb: 0 }}
      />
      <CardContent>
        <Stack spacing={2}>
          <Rating
            name="stay"
            value={stars}
            onChange={(_event, value) => setStars(value)}
            sx={{ alignSelf: 'start' }}
          />
          <Stack
            direction="row"
            role="group"
            aria-label="What was good"
            sx={{ gap: 1, flexWrap: 'wrap' }}
          >
            {topics.map((topic) => (
              <Chip
                key={topic}
                label={topic}
                color={liked.includes(topic) ? 'primary' : 'default'}
                variant={liked.includes(topic) ? 'filled' : 'outlined'}
                aria-pressed={liked.includes(topic)}
                onClick={() => toggle(topic)}
              />
            ))}
          </Stack>
          <TextField label="Anything else?" multiline minRows={2} />
        </Stack>
      </CardContent>
      <CardActions sx={{ px: 2, pb: 2, pt: 0 }}>
        <Button disabled={stars === null} onClick={() => setSent(true)}>
          Send
        </Button>
      </CardActions>
      <Snackbar
        open={sent}
        autoHideDuration={4000}
        onClose={() => setSent(false)}
        message="Thank you for the review"
      />
    </Card>
  );
}
