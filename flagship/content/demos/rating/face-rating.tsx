import SentimentDissatisfiedIcon from '@mui/icons-material/SentimentDissatisfied';
import SentimentNeutralIcon from '@mui/icons-material/SentimentNeutral';
import SentimentVerySatisfiedIcon from '@mui/icons-material/SentimentVerySatisfied';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Rating, { ratingClasses, type IconContainerProps } from '@mui/material/Rating';

const faces = [
  { label: 'Unhappy', icon: <SentimentDissatisfiedIcon fontSize="inherit" /> },
  { label: 'So so', icon: <SentimentNeutralIcon fontSize="inherit" /> },
  { label: 'Happy', icon: <SentimentVerySatisfiedIcon fontSize="inherit" /> },
];

function Face({ value, ...props }: IconContainerProps) {
  return <span {...props}>{faces[value - 1]!.icon}</span>;
}

export default function FaceRating() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Are you happy with us?</FormLabel>
      <Rating
        defaultValue={3}
        max={3}
        size="large"
        highlightSelectedOnly
        getLabelText={(value) => faces[value - 1]?.label ?? ''}
        slotProps={{ icon: { component: Face } }}
        sx={{
          color: 'secondary.main',
          gap: 1,
          [`& .${ratingClasses.iconEmpty}`]: { color: 'text.secondary' },
        }}
      />
    </FormControl>
  );
}
