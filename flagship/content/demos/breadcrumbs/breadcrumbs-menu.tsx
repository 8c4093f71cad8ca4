import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

const hidden = ['Europe', 'Portugal', 'Lisbon'];

export default function BreadcrumbsMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const id = useId();

  return (
    <>
      <Breadcrumbs aria-label="Path of the street">
        <Link color="inherit" underline="hover" href="#with-a-menu">
          Earth
        </Link>
        <IconButton
          size="small"
          color="inherit"
          aria-label="Places in between"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHorizIcon fontSize="small" />
        </IconButton>
        <Typography color="textPrimary" aria-current="page">
          Alfama
        </Typography>
      </Breadcrumbs>
      <Menu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-label': 'Places in between' } }}
      >
        {hidden.map((name) => (
          <MenuItem key={name} component="a" href="#with-a-menu" onClick={close}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
