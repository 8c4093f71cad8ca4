import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import FavoriteIcon from '@mui/icons-material/Favorite';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import ShareIcon from '@mui/icons-material/Share';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import CardMedia from '@mui/material/CardMedia';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import paella from './paella.svg';

export default function RecipeCard() {
  const [liked, setLiked] = useState(false);
  const [open, setOpen] = useState(false);
  const methodId = useId();

  return (
    <Card sx={{ width: 345 }}>
      <CardHeader
        avatar={
          <Avatar aria-hidden sx={{ bgcolor: '#b71c1c', color: 'common.white' }}>
            R
          </Avatar>
        }
        title="Paella with prawns"
        subheader={
          <bdi>
            <time dateTime="2026-05-14">14 May 2026</time>
          </bdi>
        }
        action={
          <IconButton aria-label="More actions">
            <MoreVertIcon />
          </IconButton>
        }
        slotProps={{ title: { component: 'h3' } }}
      />
      <CardMedia component="img" height={194} image={paella} alt="A pan of yellow rice" />
      <CardContent>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          A dish to cook together: one stirs, one peels, and all the others set the table.
        </Typography>
      </CardContent>
      <CardActions disableSpacing>
        <IconButton
          aria-label="Like"
          aria-pressed={liked}
          color={liked ? 'secondary' : 'default'}
          onClick={() => setLiked(!liked)}
        >
          <FavoriteIcon />
        </IconButton>
        <IconButton aria-label="Share">
          <ShareIcon />
        </IconButton>
        <IconButton
          aria-label="Method"
          aria-expanded={open}
          aria-controls={methodId}
          onClick={() => setOpen(!open)}
          sx={{ marginInlineStart: 'auto' }}
        >
          <ExpandMoreIcon
            sx={{
              transform: open ? 'rotate(180deg)' : 'none',
              transition: (theme) => theme.transitions.create('transform'),
            }}
          />
        </IconButton>
      </CardActions>
      <Collapse in={open} id={methodId}>
        <CardContent component="ol" sx={{ typography: 'body2', margin: 0, paddingInlineStart: 5 }}>
          <li>Fry the prawns in the pan and take them out.</li>
          <li>Soften onion, garlic and pepper; add rice, saffron and stock.</li>
          <li>Do not stir for eighteen minutes. Put the prawns on top and wait five more.</li>
        </CardContent>
      </Collapse>
    </Card>
  );
}
