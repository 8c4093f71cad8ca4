import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';

export default function OtherIconFont() {
  useEffect(() => {
    // With the demo, so that no other page waits for it.
    void import('@fortawesome/fontawesome-free/css/all.min.css');
  }, []);

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Icon baseClassName="fa-solid" className="fa-circle-plus" />
      <Icon baseClassName="fa-solid" className="fa-circle-plus" color="primary" />
      <Icon baseClassName="fa-solid" className="fa-star" color="secondary" />
      <Icon baseClassName="fa-solid" className="fa-star" color="action" fontSize="small" />
      <Icon baseClassName="fa-brands" className="fa-react" sx={{ fontSize: 40, width: 'auto' }} />
    </Stack>
  );
}
