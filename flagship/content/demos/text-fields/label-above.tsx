import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputBase, { inputBaseClasses } from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import { styled } from '@mui/material/styles';

const PlainLabel = styled(InputLabel)({
  position: 'static',
  transform: 'none',
  marginBlockEnd: 4,
  fontSize: 14,
});

const BoxedInput = styled(InputBase)(({ theme }) => ({
  [`& .${inputBaseClasses.input}`]: {
    padding: '8px 12px',
    border: '1px solid',
    borderColor: (theme.vars ?? theme).palette.text.secondary,
    borderRadius: 6,
    '&:focus': {
      outline: '2px solid',
      outlineColor: (theme.vars ?? theme).palette.primary.main,
    },
  },
}));

export default function LabelAbove() {
  const id = React.useId();

  return (
    <FormControl variant="standard">
      <PlainLabel shrink htmlFor={id}>
        Branch name
      </PlainLabel>
      <BoxedInput id={id} defaultValue="feature/labels" />
    </FormControl>
  );
}
