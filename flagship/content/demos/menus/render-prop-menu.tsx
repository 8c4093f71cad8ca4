import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';

/** Everything a button and its menu need, ready to be spread on them. */
function useMenu() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchorEl !== null;
  const close = () => setAnchorEl(null);

  return {
    close,
    trigger: {
      id: `${id}button`,
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      'aria-controls': open ? `${id}menu` : undefined,
      onClick: (event: MouseEvent<HTMLElement>) => setAnchorEl(event.currentTarget),
    },
    menu: {
      anchorEl,
      open,
      onClose: close,
      slotProps: { list: { id: `${id}menu`, 'aria-labelledby': `${id}button` } },
    },
  } as const;
}

function MenuState({ children }: { children: (state: ReturnType<typeof useMenu>) => ReactNode }) {
  return children(useMenu());
}

export default function RenderPropMenu() {
  return (
    <MenuState>
      {({ trigger, menu, close }) => (
        <>
          <Button {...trigger}>Help</Button>
          <Menu {...menu}>
            <MenuItem onClick={close}>Manual</MenuItem>
            <MenuItem onClick={close}>Report a problem</MenuItem>
          </Menu>
        </>
      )}
    </MenuState>
  );
}
