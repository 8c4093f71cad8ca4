import TextareaAutosize from '@mui/material/TextareaAutosize';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Textarea = styled(TextareaAutosize)(({ theme }) => ({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  marginBlockStart: theme.spacing(0.5),
  padding: theme.spacing(1),
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  border: '1px solid currentcolor',
  borderRadius: theme.shape.borderRadius,
  resize: 'none',
}));

export default function BareTextarea() {
  const id = useId();

  return (
    <div style={{ width: '100%', maxWidth: 320 }}>
      <label htmlFor={id}>Diary</label>
      <Textarea id={id} minRows={2} maxRows={6} defaultValue="Rain again." />
    </div>
  );
}
