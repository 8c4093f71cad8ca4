import MapIcon from '@mui/icons-material/Map';
import SatelliteIcon from '@mui/icons-material/SatelliteAlt';
import TerrainIcon from '@mui/icons-material/Terrain';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';

export default function VerticalToggleButtons() {
  const [layer, setLayer] = useState<string | null>('map');

  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      value={layer}
      onChange={(_event, next: string | null) => setLayer(next)}
      aria-label="Layer"
    >
      <ToggleButton value="map" aria-label="Map">
        <MapIcon />
      </ToggleButton>
      <ToggleButton value="satellite" aria-label="Satellite">
        <SatelliteIcon />
      </ToggleButton>
      <ToggleButton value="terrain" aria-label="Terrain">
        <TerrainIcon />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
