import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Badge, { badgeClasses } from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

const CartBadge = styled(Badge)(({ theme }) => ({
  [`& .${badgeClasses.badge}`]: {
    translate: '4px 10px',
    padding: '0 4px',
    border: `2px solid ${(theme.vars ?? theme).palette.background.default}`,
  },
}));

export default function CustomizedBadge() {
  return (
    <IconButton aria-label="Cart, 4 items">
      <CartBadge badgeContent={4} color="secondary">
        <ShoppingCartIcon />
      </CartBadge>
    </IconButton>
  );
}
