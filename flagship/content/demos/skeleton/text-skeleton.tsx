import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const variants = ['h4', 'h6', 'body1', 'caption'] as const;

export default function TextSkeleton() {
  const [loading, setLoading] = useState(true);

  return (
    <Box sx={{ width: 300 }}>
      <FormControlLabel
        label="Loading"
        control={
          <Switch checked={loading} onChange={(event) => setLoading(event.target.checked)} />
        }
      />
      <div aria-busy={loading}>
        {variants.map((variant) => (
          <Typography key={variant} variant={variant} component="div">
            {loading ? <Skeleton /> : `Typography ${variant}`}
          </Typography>
        ))}
      </div>
    </Box>
  );
}
