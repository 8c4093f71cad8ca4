import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const words = ['Useless', 'Poor', 'Fair', 'Good', 'Excellent'];
const toText = (value: number) => `${value} of 5, ${words[Math.ceil(value) - 1]}`;

export default function HalfRatings() {
  const [value, setValue] = useState<number | null>(3.5);
  const [hovered, setHovered] = useState(-1);
  const shown = hovered === -1 ? value : hovered;

  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">How was the trip?</FormLabel>
      <Rating
        precision={0.5}
        value={value}
        getLabelText={toText}
        onChange={(_event, next) => {
          setValue(next);
          setHovered(-1);
        }}
        onChangeActive={(_event, next) => setHovered(next)}
      />
      <Typography variant="body2">
        <bdi>{shown === null ? 'Not rated' : toText(shown)}</bdi>
      </Typography>
    </FormControl>
  );
}
