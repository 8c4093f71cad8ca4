import Button, { buttonClasses, type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const blue = { normal: '#0d6efd', hover: '#0b5ed7', active: '#0a58ca' };

const PlainButton = styled((props: ButtonProps) => (
  <Button variant="contained" disableElevation disableRipple {...props} />
))({
  padding: '6px 12px',
  border: '1px solid transparent',
  borderRadius: 6,
  backgroundColor: blue.normal,
  color: '#fff',
  fontFamily: 'system-ui, sans-serif',
  fontSize: 16,
  fontWeight: 400,
  lineHeight: 1.5,
  letterSpacing: 0,
  textTransform: 'none',
  '&:hover': { backgroundColor: blue.hover, borderColor: blue.active },
  '&:active': { backgroundColor: blue.active },
  [`&.${buttonClasses.focusVisible}`]: { boxShadow: '0 0 0 4px rgb(49 132 253 / 50%)' },
});

export default function BootstrapLook() {
  return <PlainButton>Bootstrap</PlainButton>;
}
