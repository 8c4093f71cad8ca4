import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

const widths = ['xs', 'sm', 'md'] as const;

export default function PageContainer() {
  return (
    <Box sx={{ py: 2 }}>
      {widths.map((maxWidth) => (
        <Container key={maxWidth} maxWidth={maxWidth} sx={{ mb: 1 }}>
          <Box sx={{ p: 2, bgcolor: 'background.paper', border: 1, borderColor: 'divider' }}>
            <code dir="ltr">maxWidth={maxWidth}</code>
          </Box>
        </Container>
      ))}
    </Box>
  );
}
