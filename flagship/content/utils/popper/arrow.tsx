import { styled } from '@mui/material/styles';

/** A corner that sticks out of the grey sheet it stands in, on the side of the popper's anchor. */
export const Arrow = styled('span')(({ theme }) => ({
  position: 'absolute',
  width: 12,
  height: 12,
  '&::before': {
    content: '""',
    display: 'block',
    height: '100%',
    backgroundColor: theme.vars.palette.grey[800],
    transform: 'rotate(45deg)',
  },
  '[data-popper-placement^="bottom"] &': { insetBlockStart: -6 },
  '[data-popper-placement^="top"] &': { insetBlockEnd: -6 },
  // The side is that of the screen, whatever the direction of the text.
  '[data-popper-placement^="right"] &:dir(ltr)': { insetInlineStart: -6 },
  '[data-popper-placement^="right"] &:dir(rtl)': { insetInlineEnd: -6 },
  '[data-popper-placement^="left"] &:dir(ltr)': { insetInlineEnd: -6 },
  '[data-popper-placement^="left"] &:dir(rtl)': { insetInlineStart: -6 },
}));
