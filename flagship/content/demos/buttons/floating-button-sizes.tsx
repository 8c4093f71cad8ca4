import AddIcon from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium', 'large'] as const;

export default function FloatingButtonSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {sizes.map((size) => (
        <Fab key={size} size={size} color="primary" aria-label={`Add (${size})`}>
          <AddIcon />
        </Fab>
      ))}
    </Stack>
  );
}
