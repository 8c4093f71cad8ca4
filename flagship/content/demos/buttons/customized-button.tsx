import Button, { buttonClasses } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const PillButton = styled(Button)(({ theme }) => ({
  minHeight: 48,
  paddingInline: theme.spacing(4),
  borderRadius: 24,
  backgroundImage: 'linear-gradient(to right, #ad1457, #4527a0)',
  color: '#fff',
  textTransform: 'none',
  '&:hover': { boxShadow: theme.shadows[4] },
  [`&.${buttonClasses.focusVisible}`]: { outline: '3px solid #f48fb1', outlineOffset: 2 },
  [`&.${buttonClasses.disabled}`]: { backgroundImage: 'none' },
}));

export default function CustomizedButton() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <PillButton>Join the choir</PillButton>
      <PillButton variant="contained" disabled>
        Fully booked
      </PillButton>
    </Stack>
  );
}
