import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function RangeSlider() {
  const [price, setPrice] = useState([40, 120]);

  return (
    <Box sx={{ width: 260 }}>
      <Slider
        value={price}
        onChange={(_event, next: number[]) => setPrice(next)}
        max={200}
        step={5}
        getAriaLabel={(thumb) => (thumb === 0 ? 'Lowest price' : 'Highest price')}
        getAriaValueText={(value) => `${value} euros`}
      />
      <Typography>
        From {price[0]} to {price[1]} euros a night
      </Typography>
    </Box>
  );
}
