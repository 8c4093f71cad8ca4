import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useState } from 'react';

const files = ['report.pdf', 'photos.zip', 'notes.txt'];

export default function IndeterminateCheckbox() {
  const [chosen, setChosen] = useState(['photos.zip']);

  const toggle = (file: string, checked: boolean) =>
    setChosen(checked ? [...chosen, file] : chosen.filter((each) => each !== file));

  return (
    <FormGroup>
      <FormControlLabel
        control={
          <Checkbox
            checked={chosen.length === files.length}
            indeterminate={chosen.length > 0 && chosen.length < files.length}
            onChange={(event) => setChosen(event.target.checked ? files : [])}
          />
        }
        label="All files"
      />
      {files.map((file) => (
        <FormControlLabel
          key={file}
          control={
            <Checkbox
              checked={chosen.includes(file)}
              onChange={(event) => toggle(file, event.target.checked)}
            />
          }
          label={file}
          sx={{ paddingInlineStart: 3 }}
        />
      ))}
    </FormGroup>
  );
}
