import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Typography from '@mui/material/Typography';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['variant', 'raised', 'elevation', 'square'],
  props: {
    sx: { maxWidth: 320 },
    children: [
      <CardHeader
        avatar={<Avatar aria-hidden="true" />}
        title="Mira Kovač"
        subheader="Violin maker"
      />,
      <CardContent>
        <Typography variant="body2">Builds and repairs instruments in a former bakery.</Typography>
      </CardContent>,
      <CardActions>
        <Button size="small">Write to Mira</Button>
      </CardActions>,
    ],
  },
} satisfies PlaygroundOptions;
