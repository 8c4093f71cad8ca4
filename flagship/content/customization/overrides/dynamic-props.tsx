import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { BlueSwitch } from './blue-switch';

interface SailButtonProps extends ButtonProps {
  blue: boolean;
}

const SailButton = styled(Button, {
  shouldForwardProp: (prop) => prop !== 'blue',
})<SailButtonProps>({
  paddingInline: 32,
  color: '#fff',
  backgroundImage: 'linear-gradient(45deg, #ad1457, #bf360c)',
  variants: [
    {
      props: { blue: true },
      style: { backgroundImage: 'linear-gradient(45deg, #0d47a1, #006064)' },
    },
  ],
});

export default function DynamicProps() {
  return <BlueSwitch>{(blue) => <SailButton blue={blue}>Props</SailButton>}</BlueSwitch>;
}
