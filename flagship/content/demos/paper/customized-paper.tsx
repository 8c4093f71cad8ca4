import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Note = styled(Paper)(({ theme }) => ({
  width: 180,
  padding: theme.spacing(3, 2),
  ...theme.typography.body2,
  color: '#3b2f00',
  backgroundColor: '#fff59d',
  backgroundImage: 'none',
  borderRadius: '2px 2px 24px 2px',
  transform: 'rotate(-2deg)',
}));

export default function CustomizedPaper() {
  return <Note elevation={3}>Water the plants on Tuesday and Friday.</Note>;
}
