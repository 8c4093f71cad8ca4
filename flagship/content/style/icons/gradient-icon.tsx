import HomeIcon from '@mui/icons-material/Home';
import { useId } from 'react';

export default function GradientIcon() {
  const id = useId();
  return (
    <>
      <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
        <linearGradient id={id} x1="0" x2="1" y1="0" y2="1">
          <stop offset="20%" stopColor="#00838f" />
          <stop offset="90%" stopColor="#d81b60" />
        </linearGradient>
      </svg>
      <HomeIcon titleAccess="Home" sx={{ fontSize: 72, '& path': { fill: `url("#${id}")` } }} />
    </>
  );
}
