import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

const avatar = (
  <Avatar aria-hidden sx={{ bgcolor: '#00695c', color: 'common.white' }}>
    M
  </Avatar>
);

export default function CardSkeleton() {
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    if (!loading) return;
    // Stands in for a request to a server.
    const timer = setTimeout(() => setLoading(false), 2500);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Box sx={{ width: 320 }}>
      <Stack direction="row" spacing={2} sx={{ mb: 1, alignItems: 'center' }}>
        <Button onClick={() => setLoading(true)}>Load again</Button>
        <Typography role="status" variant="body2">
          {loading ? 'Loading…' : 'Loaded'}
        </Typography>
      </Stack>
      <Card aria-busy={loading}>
        <CardHeader
          avatar={loading ? <Skeleton variant="circular">{avatar}</Skeleton> : avatar}
          title={loading ? <Skeleton width="60%" /> : 'Mira Haddad'}
          subheader={loading ? <Skeleton width="40%" /> : 'yesterday, from Porto'}
        />
        {loading ? (
          <Skeleton variant="rectangular" height={120} />
        ) : (
          <Box sx={{ height: 120, background: 'linear-gradient(#ffd9a8 60%, #2a7f92 61%)' }} />
        )}
        <CardContent>
          <Typography variant="body2">
            {loading ? (
              <>
                <Skeleton />
                <Skeleton width="80%" />
              </>
            ) : (
              'The evening ferry was late, so there was time to see the sun go down from the pier.'
            )}
          </Typography>
        </CardContent>
      </Card>
    </Box>
  );
}
