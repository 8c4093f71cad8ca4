import HomeIcon from '@mui/icons-material/Home';
import Stack from '@mui/material/Stack';

export default function SvgIcons() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={2}>
        <HomeIcon />
        <HomeIcon color="primary" />
        <HomeIcon color="secondary" />
        <HomeIcon color="action" />
        <HomeIcon color="disabled" />
        <HomeIcon color="error" />
      </Stack>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <HomeIcon fontSize="small" />
        <HomeIcon />
        <HomeIcon fontSize="large" />
        <HomeIcon sx={{ fontSize: 56 }} />
      </Stack>
    </Stack>
  );
}
