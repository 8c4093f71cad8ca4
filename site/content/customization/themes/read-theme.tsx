import { useTheme } from '@mui/material/styles';

export default function ReadTheme() {
  const theme = useTheme();

  return (
    <ul>
      <li>
        Two steps of spacing: <code>{theme.spacing(2)}</code>
      </li>
      <li>
        A corner: <code>{theme.shape.borderRadius}px</code>
      </li>
      <li>
        Direction: <code>{theme.direction}</code>
      </li>
      <li>
        Colour of lines: <code>{theme.vars.palette.divider}</code>
      </li>
    </ul>
  );
}
