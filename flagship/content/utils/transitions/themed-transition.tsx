import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

const Tile = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.button,
  width: 160,
  height: 80,
  borderRadius: 4,
  color: '#fff',
  backgroundColor: '#00695c',
  transition: theme.transitions.create(['border-radius', 'background-color'], {
    duration: theme.transitions.duration.complex,
    easing: theme.transitions.easing.easeOut,
  }),
  '&:hover, &:focus-visible': { borderRadius: 40, backgroundColor: '#4527a0' },
}));

export default function ThemedTransition() {
  return <Tile>Point at me</Tile>;
}
