import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const titles: Record<string, string> = {
  '/courses': 'Courses',
  '/courses/pottery': 'Pottery',
  '/courses/pottery/glazes': 'Glazes',
};

export default function RouterBreadcrumbs() {
  const [address, setAddress] = useState('/courses/pottery/glazes');
  const above = Object.keys(titles).filter((path) => address.startsWith(`${path}/`));

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Breadcrumbs aria-label="Path of the course">
        {above.map((path) => (
          <Link
            key={path}
            color="inherit"
            underline="hover"
            href={`#${path}`}
            onClick={(event) => {
              // The router of an application would do this; the demo stays where it is.
              event.preventDefault();
              setAddress(path);
            }}
          >
            {titles[path]}
          </Link>
        ))}
        <Typography color="textPrimary" aria-current="page">
          {titles[address]}
        </Typography>
      </Breadcrumbs>
      <Button onClick={() => setAddress('/courses/pottery/glazes')}>Go to the glazes</Button>
    </Stack>
  );
}
