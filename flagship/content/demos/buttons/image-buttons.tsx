import ButtonBase, { buttonBaseClasses } from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const pictures = [
  { title: 'Dunes', width: '40%', image: 'linear-gradient(160deg, #ffcc80 45%, #bf6a2b 46%)' },
  { title: 'Sea', width: '30%', image: 'linear-gradient(#80d8ff 55%, #01579b 56%)' },
  { title: 'Forest', width: '30%', image: 'linear-gradient(200deg, #c5e1a5 40%, #1b5e20 41%)' },
];

const ImageButton = styled(ButtonBase)(({ theme }) => ({
  height: 160,
  [theme.breakpoints.down('sm')]: { width: '100% !important', height: 96 },
  '& .overlay': {
    position: 'absolute',
    inset: 0,
    backgroundColor: '#000',
    opacity: 0.6,
    transition: theme.transitions.create('opacity'),
  },
  '& .caption': {
    ...theme.typography.subtitle1,
    position: 'relative',
    padding: theme.spacing(1, 2),
    border: '2px solid transparent',
    color: '#fff',
  },
  [`&:hover, &.${buttonBaseClasses.focusVisible}`]: {
    '& .overlay': { opacity: 0.35 },
    '& .caption': { borderColor: 'currentColor', backgroundColor: 'rgb(0 0 0 / 60%)' },
  },
}));

export default function ImageButtons() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', width: '100%' }}>
      {pictures.map(({ title, width, image }) => (
        <ImageButton key={title} focusRipple style={{ width, backgroundImage: image }}>
          <span className="overlay" />
          <span className="caption">{title}</span>
        </ImageButton>
      ))}
    </Stack>
  );
}
