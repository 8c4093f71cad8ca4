import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function TextDividers() {
  return (
    <Stack spacing={3} sx={{ width: 400, typography: 'body1' }}>
      <Divider role="presentation">or</Divider>
      <Divider role="presentation" textAlign="left">
        At the start
      </Divider>
      <Divider role="presentation" textAlign="right">
        At the end
      </Divider>
      <Divider role="presentation">
        <Chip label="Today" size="small" />
      </Divider>
    </Stack>
  );
}
