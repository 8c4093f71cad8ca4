import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Grow from '@mui/material/Grow';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useId, useState } from 'react';

export default function MenuListInPopper() {
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const buttonId = useId();
  const menuId = useId();

  const close = () => {
    setOpen(false);
    button?.focus();
  };

  return (
    <>
      <Button
        ref={setButton}
        id={buttonId}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpen(!open)}
      >
        Insert
      </Button>
      <Popper
        open={open}
        anchorEl={button}
        role={undefined}
        placement="bottom-start"
        transition
        sx={{ zIndex: 'modal' }}
      >
        {({ TransitionProps }) => (
          <Grow {...TransitionProps} style={{ transformOrigin: 'top' }}>
            <Paper elevation={8}>
              <ClickAwayListener
                onClickAway={({ target }) => {
                  if (!button?.contains(target as Node)) setOpen(false);
                }}
              >
                <MenuList
                  id={menuId}
                  aria-labelledby={buttonId}
                  autoFocusItem={open}
                  onKeyDown={(event) => {
                    if (event.key !== 'Escape' && event.key !== 'Tab') return;
                    event.preventDefault();
                    close();
                  }}
                >
                  <MenuItem onClick={close}>Picture</MenuItem>
                  <MenuItem onClick={close}>Table</MenuItem>
                  <MenuItem onClick={close}>Footnote</MenuItem>
                </MenuList>
              </ClickAwayListener>
            </Paper>
          </Grow>
        )}
      </Popper>
    </>
  );
}
