import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { BlueSwitch } from './blue-switch';

const SailButton = styled(Button)({
  paddingInline: 32,
  color: '#fff',
  backgroundImage: 'linear-gradient(45deg, var(--from), var(--to))',
});

const red = { '--from': '#ad1457', '--to': '#bf360c' };
const blue = { '--from': '#0d47a1', '--to': '#006064' };

export default function DynamicCssVariables() {
  return (
    <BlueSwitch>
      {(isBlue) => (
        <SailButton style={(isBlue ? blue : red) as CSSProperties}>CSS variables</SailButton>
      )}
    </BlueSwitch>
  );
}
