import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import type { Teaser } from './posts.ts';

export function PostCard({ title, date, text, href, picture }: Teaser) {
  return (
    <Card component="article" sx={{ height: '100%' }}>
      <CardActionArea href={href} sx={{ display: 'flex', height: '100%', alignItems: 'stretch' }}>
        <CardContent sx={{ flex: 1 }}>
          <Typography variant="h5" component="h2" gutterBottom>
            {title}
          </Typography>
          <Typography variant="subtitle1" component="p" color="textSecondary">
            {date}
          </Typography>
          <Typography>{text}</Typography>
        </CardContent>
        <CardMedia
          component="img"
          src={picture}
          alt=""
          sx={{ width: 160, flexShrink: 0, display: { xs: 'none', sm: 'block' } }}
        />
      </CardActionArea>
    </Card>
  );
}
