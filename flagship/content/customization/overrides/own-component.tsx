import Stack from '@mui/material/Stack';
import { TicketButton } from './ticket-button';

export default function OwnComponent() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TicketButton>One ticket</TicketButton>
      <TicketButton color="secondary" size="large">
        Two tickets
      </TicketButton>
    </Stack>
  );
}
