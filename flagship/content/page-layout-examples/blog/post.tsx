import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Markdown } from './markdown.tsx';
import type { BlogPost } from './posts.ts';

export function Post({ id, title, date, text }: BlogPost) {
  return (
    <Box component="article" id={id} sx={{ mb: 6 }}>
      <Typography variant="h4" component="h2" gutterBottom>
        {title}
      </Typography>
      <Typography variant="subtitle1" component="p" color="textSecondary" gutterBottom>
        {date}
      </Typography>
      <Markdown>{text}</Markdown>
    </Box>
  );
}
