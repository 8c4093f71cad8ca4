import Button from '@mui/material/Button';
import { BlueSwitch } from './blue-switch';

export default function DynamicSx() {
  return (
    <BlueSwitch>
      {(blue) => (
        <Button
          sx={[
            { px: 4, color: '#fff', backgroundImage: 'linear-gradient(45deg, #ad1457, #bf360c)' },
            blue && { backgroundImage: 'linear-gradient(45deg, #0d47a1, #006064)' },
          ]}
        >
          Conditions in sx
        </Button>
      )}
    </BlueSwitch>
  );
}
