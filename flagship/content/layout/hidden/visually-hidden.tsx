import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const VisuallyHidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export default function VisuallyHiddenText() {
  return (
    <Stack spacing={1}>
      {['Broken tap', 'Loose tile'].map((report) => (
        <Box key={report} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <span>{report}</span>
          <Button size="small">
            Answer<VisuallyHidden> the report: {report}</VisuallyHidden>
          </Button>
        </Box>
      ))}
    </Stack>
  );
}
