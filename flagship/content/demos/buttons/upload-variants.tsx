import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const HiddenInput = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

const variants = ['text', 'outlined', 'contained'] as const;

export default function UploadVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <Button
          key={variant}
          component="label"
          role={undefined}
          tabIndex={-1}
          variant={variant}
          sx={{ '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 } }}
        >
          {`Upload, ${variant}`}
          <HiddenInput type="file" />
        </Button>
      ))}
    </Stack>
  );
}
