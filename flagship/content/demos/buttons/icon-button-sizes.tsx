import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function IconButtonSizes() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <IconButton size="small" aria-label="Delete (small)">
        <DeleteIcon fontSize="inherit" />
      </IconButton>
      <IconButton size="medium" aria-label="Delete (medium)">
        <DeleteIcon />
      </IconButton>
      <IconButton size="large" aria-label="Delete (large)">
        <DeleteIcon fontSize="inherit" />
      </IconButton>
    </Stack>
  );
}
