import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Badge from '@mui/material/Badge';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useState } from 'react';

export default function BadgeVisibility() {
  const [count, setCount] = useState(1);
  const [showZero, setShowZero] = useState(false);

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Badge
        badgeContent={count}
        showZero={showZero}
        color="primary"
        role="img"
        aria-label={`Cart, ${count} items`}
      >
        <ShoppingCartIcon color="action" />
      </Badge>
      <IconButton
        aria-label="Take one out"
        disabled={count === 0}
        onClick={() => setCount(count - 1)}
      >
        <RemoveIcon />
      </IconButton>
      <IconButton aria-label="Put one in" onClick={() => setCount(count + 1)}>
        <AddIcon />
      </IconButton>
      <FormControlLabel
        label="Show zero"
        control={
          <Switch checked={showZero} onChange={(event) => setShowZero(event.target.checked)} />
        }
      />
    </Stack>
  );
}
