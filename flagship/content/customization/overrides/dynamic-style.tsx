import Button from '@mui/material/Button';
import { BlueSwitch } from './blue-switch';

const red = 'linear-gradient(45deg, #ad1457, #bf360c)';
const blue = 'linear-gradient(45deg, #0d47a1, #006064)';

export default function DynamicStyle() {
  return (
    <BlueSwitch>
      {(isBlue) => (
        <Button style={{ paddingInline: 32, color: '#fff', backgroundImage: isBlue ? blue : red }}>
          Inline style
        </Button>
      )}
    </BlueSwitch>
  );
}
