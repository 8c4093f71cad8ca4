import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const HiddenInput = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export default function FileUpload() {
  const [names, setNames] = useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        variant="contained"
        startIcon={<CloudUploadIcon />}
        sx={{ '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 } }}
      >
        Choose files
        <HiddenInput
          type="file"
          multiple
          onChange={(event) => {
            setNames(Array.from(event.target.files ?? [], (file) => file.name));
          }}
        />
      </Button>
      <Typography role="status" variant="body2">
        {names.length === 0 ? 'No file chosen' : names.join(', ')}
      </Typography>
    </Stack>
  );
}
