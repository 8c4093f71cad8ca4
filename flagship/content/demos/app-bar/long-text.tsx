import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

const paragraphs = [
  'The ferry leaves the harbour at seven, when the gulls are still louder than the engines.',
  'By eight the mainland is a line, by nine it is gone, and the coffee on deck is finished.',
  'The first island has a lighthouse, two goats and a shop that opens when somebody knocks.',
  'On the second one the road ends at a beach of black stones, warm until late in the evening.',
  'Whoever wants to stay asks in the house with the blue door; there is always a bed.',
  'In the morning the nets hang over the wall to dry, blue and orange.',
  'There is a path around the island. It takes three hours, or five with a swim.',
  'At the far end the rocks are full of names, the oldest of them from 1871.',
  'The keeper of the lighthouse paints them over every spring, except for one.',
  'He has never told anybody which one, and nobody has found out.',
  'The way back takes an hour less, they say, because nobody is in a hurry.',
];

/** Text that has to be scrolled, however high the window. */
export function LongText() {
  return (
    <Container sx={{ py: 2, minHeight: '200vh' }}>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ mb: 3 }}>
          {paragraph}
        </Typography>
      ))}
    </Container>
  );
}
