import IconButton from '@mui/material/IconButton';
import { createSvgIcon } from '@mui/material/utils';

const LeafIcon = createSvgIcon(
  <path d="M20 3C10 3 4 8 4 15c0 1.400.3 2.600.8 3.700C7 13 11 10 16 8.500 11 11.500 7.500 15 6.200 20.500L8 21l.9-2.300c6.500 1.300 11.600-4 11.100-15.700z" />,
  'Leaf',
);

export default function OwnIcon() {
  return (
    <IconButton aria-label="Show what is grown here" color="success">
      <LeafIcon fontSize="large" />
    </IconButton>
  );
}
