import FourKIcon from '@mui/icons-material/FourK';
import ThreeDRotationIcon from '@mui/icons-material/ThreeDRotation';
import ThreeSixtyIcon from '@mui/icons-material/ThreeSixty';
import Stack from '@mui/material/Stack';

export default function IconsWithDigits() {
  return (
    <Stack direction="row" spacing={3}>
      <ThreeDRotationIcon titleAccess="3d_rotation" fontSize="large" />
      <FourKIcon titleAccess="4k" fontSize="large" />
      <ThreeSixtyIcon titleAccess="360" fontSize="large" />
    </Stack>
  );
}
