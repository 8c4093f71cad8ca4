import Button from '@mui/material/Button';

export default function SxOverride() {
  return (
    <Button
      sx={{
        px: 4,
        minHeight: 48,
        borderRadius: 1,
        color: '#fff',
        backgroundImage: 'linear-gradient(45deg, #ad1457, #bf360c)',
        '&:hover': { boxShadow: 6 },
      }}
    >
      With sx
    </Button>
  );
}
