import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCart';
import AlarmIcon from '@mui/icons-material/Alarm';
import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function IconOnlyButtons() {
  return (
    <Stack direction="row" spacing={1}>
      <IconButton aria-label="Delete">
        <DeleteIcon />
      </IconButton>
      <IconButton aria-label="Delete all" disabled>
        <DeleteIcon />
      </IconButton>
      <IconButton aria-label="Set an alarm" color="secondary">
        <AlarmIcon />
      </IconButton>
      <IconButton aria-label="Add to the cart" color="primary">
        <AddShoppingCartIcon />
      </IconButton>
    </Stack>
  );
}
