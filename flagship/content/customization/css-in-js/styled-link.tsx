import { styled } from '@mui/material/styles';

const MapLink = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-block',
  padding: theme.spacing(1, 3),
  borderRadius: 24,
  color: '#fff',
  textDecoration: 'none',
  backgroundImage: 'linear-gradient(45deg, #00695c, #1565c0)',
  '&:hover': { boxShadow: theme.shadows[4] },
  '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: 2 },
}));

export default function StyledLink() {
  return <MapLink href="#styled">Where we are</MapLink>;
}
