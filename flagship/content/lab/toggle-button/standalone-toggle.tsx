import NotificationsIcon from '@mui/icons-material/Notifications';
import NotificationsOffIcon from '@mui/icons-material/NotificationsOff';
import ToggleButton from '@mui/material/ToggleButton';
import { useState } from 'react';

export default function StandaloneToggle() {
  const [muted, setMuted] = useState(false);

  return (
    <ToggleButton
      value="muted"
      selected={muted}
      onChange={() => setMuted(!muted)}
      aria-label="Mute notifications"
    >
      {muted ? <NotificationsOffIcon /> : <NotificationsIcon />}
    </ToggleButton>
  );
}
