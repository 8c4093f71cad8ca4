import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'success', 'error', 'info', 'warning'] as const;

export default function BadgeDot() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <Badge key={color} variant="dot" color={color} role="img" aria-label={`Mail, ${color}`}>
          <MailIcon color="action" />
        </Badge>
      ))}
    </Stack>
  );
}
