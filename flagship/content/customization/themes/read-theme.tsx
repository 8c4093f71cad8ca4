import { useTheme } from '@mui/material/styles';

export default function ReadTheme() {
  const theme = useTheme();

  return (
    <ul>
      <li>
        Two steps of spacing: <code dir="ltr">{theme.spacing(2)}</code>
      </li>
      <li>
        A corner: <code dir="ltr">{theme.shape.borderRadius}px</code>
      </li>
      <li>
        Direction: <code dir="ltr">{theme.direction}</code>
      </li>
      <li>
        Colour of lines: <code dir="ltr">{theme.vars.palette.divider}</code>
      </li>
    </ul>
  );
}
