import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const looks = [
  { name: 'Default', props: {} },
  { name: 'Raised', props: { raised: true } },
  { name: 'Outlined', props: { variant: 'outlined' } },
] as const;

export default function OutlinedCard() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {looks.map(({ name, props }) => (
        <Card key={name} {...props} sx={{ width: 140 }}>
          <CardContent>
            <Typography>{name}</Typography>
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}
