import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const answers = ['On my way', 'Ten minutes', 'Cannot come'];

export default function ClickableChips() {
  const [answer, setAnswer] = useState('');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {answers.map((label) => (
          <Chip key={label} label={label} onClick={() => setAnswer(label)} />
        ))}
        <Chip label="Call" disabled onClick={() => setAnswer('Call')} />
      </Stack>
      <Typography role="status" variant="body2">
        {answer ? `Sent: ${answer}` : 'Choose an answer'}
      </Typography>
    </Stack>
  );
}
