import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';

// In an application this is a CSS file.
const css = (
  <GlobalStyles
    styles={`.stamp.stamp {
      border: 3px double currentColor;
      border-radius: 0;
      letter-spacing: 0.2em;
    }`}
  />
);

export default function ClassNameOverride() {
  return (
    <>
      {css}
      <Button className="stamp">With a class name</Button>
    </>
  );
}
