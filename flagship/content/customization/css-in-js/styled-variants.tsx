import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

interface TagProps {
  tone?: 'calm' | 'urgent';
  wide?: boolean;
}

const Tag = styled('span', {
  shouldForwardProp: (prop) => prop !== 'tone' && prop !== 'wide',
})<TagProps>(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(0.5, 1),
  borderRadius: 4,
  variants: [
    { props: { tone: 'calm' }, style: { color: '#fff', backgroundColor: '#00695c' } },
    { props: { tone: 'urgent' }, style: { color: '#fff', backgroundColor: '#b71c1c' } },
    {
      props: ({ wide, tone }) => wide === true && tone === 'urgent',
      style: { paddingInline: theme.spacing(4), fontWeight: 700 },
    },
  ],
}));

export default function StyledVariants() {
  return (
    <Stack direction="row" spacing={1}>
      <Tag tone="calm">Calm</Tag>
      <Tag tone="urgent">Urgent</Tag>
      <Tag tone="urgent" wide>
        Urgent and wide
      </Tag>
    </Stack>
  );
}
