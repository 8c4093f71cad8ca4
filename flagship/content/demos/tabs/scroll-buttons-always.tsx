import * as React from 'react';
import CloudIcon from '@mui/icons-material/Cloud';
import GrainIcon from '@mui/icons-material/Grain';
import OpacityIcon from '@mui/icons-material/Opacity';
import ThermostatIcon from '@mui/icons-material/Thermostat';
import WavesIcon from '@mui/icons-material/Waves';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function ScrollButtonsAlways() {
  const [value, setValue] = React.useState(0);

  return (
    <Paper sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        value={value}
        onChange={(_event, next: number) => setValue(next)}
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        aria-label="Measurements"
      >
        <Tab icon={<ThermostatIcon />} label="Temperature" />
        <Tab icon={<OpacityIcon />} label="Humidity" />
        <Tab icon={<WbSunnyIcon />} label="Sunshine" />
        <Tab icon={<CloudIcon />} label="Cloud cover" />
        <Tab icon={<GrainIcon />} label="Snowfall" />
        <Tab icon={<WavesIcon />} label="Tides" />
      </Tabs>
    </Paper>
  );
}
