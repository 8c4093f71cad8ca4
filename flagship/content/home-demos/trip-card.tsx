import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined';
import FlightOutlined from '@mui/icons-material/FlightOutlined';
import TrainOutlined from '@mui/icons-material/TrainOutlined';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type SubmitEvent } from 'react';

const cities = ['Athens', 'Bergen', 'Lisbon', 'Porto', 'Prague', 'Tallinn', 'Trieste'];
const means = [
  { value: 'train', label: 'Train', icon: <TrainOutlined /> },
  { value: 'flight', label: 'Flight', icon: <FlightOutlined /> },
  { value: 'car', label: 'Car', icon: <DirectionsCarOutlined /> },
];

export function TripCard() {
  const [mean, setMean] = useState('train');
  const [city, setCity] = useState<string | null>('Lisbon');
  const [nights, setNights] = useState(4);
  const [booked, setBooked] = useState(false);
  const nightsId = useId();

  const book = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBooked(city !== null);
  };

  return (
    <Card variant="outlined">
      <CardHeader
        title="Plan a trip"
        slotProps={{ title: { variant: 'h6', component: 'h2' } }}
        sx={{ pb: 0 }}
      />
      <Tabs
        aria-label="Means of travel"
        variant="fullWidth"
        value={mean}
        onChange={(_event, value: string) => setMean(value)}
      >
        {means.map((tab) => (
          <Tab key={tab.value} {...tab} sx={{ minWidth: 0 }} />
        ))}
      </Tabs>
      <CardContent>
        <Stack component="form" spacing={2} onSubmit={book}>
          <Autocomplete
            options={cities}
            value={city}
            onChange={(_event, value) => setCity(value)}
            renderInput={(props) => <TextField {...props} label="Destination" size="small" />}
          />
          <Box>
            <Typography id={nightsId} variant="body2" sx={{ color: 'text.secondary' }}>
              Nights: {nights}
            </Typography>
            <Box sx={{ px: 1 }}>
              <Slider
                aria-labelledby={nightsId}
                min={1}
                max={9}
                marks
                value={nights}
                valueLabelDisplay="auto"
                onChange={(_event, value) => setNights(value)}
              />
            </Box>
          </Box>
          <Button type="submit" variant="contained" disabled={city === null}>
            Book
          </Button>
          {booked && city !== null ? (
            <Alert severity="success" onClose={() => setBooked(false)}>
              {city} by {mean}, {nights} {nights === 1 ? 'night' : 'nights'}.
            </Alert>
          ) : null}
        </Stack>
      </CardContent>
    </Card>
  );
}
