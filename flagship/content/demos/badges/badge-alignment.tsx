import MailIcon from '@mui/icons-material/Mail';
import Badge, { type BadgeOrigin } from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';

export default function BadgeAlignment() {
  const [origin, setOrigin] = useState<BadgeOrigin>({ vertical: 'top', horizontal: 'right' });

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Badge
        badgeContent={12}
        color="primary"
        anchorOrigin={origin}
        role="img"
        aria-label="12 messages"
      >
        <MailIcon color="action" fontSize="large" />
      </Badge>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Vertical"
        value={origin.vertical}
        onChange={(_event, vertical: 'top' | 'bottom' | null) =>
          setOrigin({ ...origin, vertical: vertical ?? origin.vertical })
        }
      >
        <ToggleButton value="top">top</ToggleButton>
        <ToggleButton value="bottom">bottom</ToggleButton>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Horizontal"
        value={origin.horizontal}
        onChange={(_event, horizontal: 'left' | 'right' | null) =>
          setOrigin({ ...origin, horizontal: horizontal ?? origin.horizontal })
        }
      >
        <ToggleButton value="left">left</ToggleButton>
        <ToggleButton value="right">right</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
