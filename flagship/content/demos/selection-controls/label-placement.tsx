import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const placements = ['top', 'start', 'bottom', 'end'] as const;

export default function LabelPlacement() {
  return (
    <FormGroup row sx={{ justifyContent: 'center', gap: 2 }}>
      {placements.map((placement) => (
        <FormControlLabel
          key={placement}
          control={<Checkbox />}
          label={placement}
          labelPlacement={placement}
        />
      ))}
    </FormGroup>
  );
}
