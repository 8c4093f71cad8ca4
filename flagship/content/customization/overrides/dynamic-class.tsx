import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { BlueSwitch } from './blue-switch';

// In an application this is a CSS file.
const css = (
  <GlobalStyles
    styles={`
      .sail.sail { padding-inline: 32px; color: #fff; }
      .sail-red { background-image: linear-gradient(45deg, #ad1457, #bf360c); }
      .sail-blue { background-image: linear-gradient(45deg, #0d47a1, #006064); }
    `}
  />
);

export default function DynamicClass() {
  return (
    <>
      {css}
      <BlueSwitch>
        {(blue) => (
          <Button className={blue ? 'sail sail-blue' : 'sail sail-red'}>Class names</Button>
        )}
      </BlueSwitch>
    </>
  );
}
