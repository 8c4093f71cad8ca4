import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Note = styled(Paper)(({ theme }) => [
  {
    padding: theme.spacing(2),
    backgroundColor: '#fff8e1',
    color: '#4e342e',
  },
  theme.applyStyles('dark', {
    backgroundColor: '#3e2723',
    color: '#ffecb3',
  }),
]);

export default function DarkStyles() {
  return <Note>Light paper by day, dark paper by night.</Note>;
}
