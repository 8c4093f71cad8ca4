import FavoriteIcon from '@mui/icons-material/Favorite';
import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

const beat = keyframes`
  from, 40%, to { transform: none; }
  20% { transform: scale(1.3); }
`;

export default function SxKeyframes() {
  return (
    <Box
      sx={{
        color: 'secondary.main',
        '& svg': { fontSize: 48, animation: `${beat} 1.2s 4` },
        '@media (prefers-reduced-motion: reduce)': { '& svg': { animation: 'none' } },
      }}
    >
      <FavoriteIcon titleAccess="Heart" />
    </Box>
  );
}
