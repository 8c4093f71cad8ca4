import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

const HiddenInput = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export default function IconButtonUpload() {
  return (
    <IconButton
      component="label"
      role={undefined}
      tabIndex={-1}
      color="primary"
      sx={{ '&:focus-within': { outline: '2px solid' } }}
    >
      <PhotoCameraIcon />
      <HiddenInput type="file" accept="image/*" aria-label="Choose a picture" />
    </IconButton>
  );
}
