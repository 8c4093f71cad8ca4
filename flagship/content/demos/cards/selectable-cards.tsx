import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const extras = [
  { name: 'Breakfast', price: '12 €' },
  { name: 'Bicycle', price: '9 €' },
  { name: 'Late departure', price: '15 €' },
];

export default function SelectableCards() {
  const [chosen, setChosen] = useState(['Bicycle']);

  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {extras.map(({ name, price }) => (
        <Card key={name} variant="outlined" sx={{ width: 150 }}>
          <CardActionArea
            aria-pressed={chosen.includes(name)}
            onClick={() => toggle(name)}
            sx={{
              height: '100%',
              '&[aria-pressed="true"]': {
                bgcolor: 'action.selected',
                boxShadow: 'inset 0 0 0 2px currentColor',
              },
            }}
          >
            <CardContent component="span" sx={{ display: 'block' }}>
              <Typography component="span" sx={{ display: 'block' }}>
                {name}
              </Typography>
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                <bdi>{price}</bdi>
              </Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Stack>
  );
}
