import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';

export default function CurrentLink() {
  return (
    <Breadcrumbs aria-label="Path of the room">
      <Link color="inherit" underline="hover" href="#the-last-one-as-a-link">
        Museum
      </Link>
      <Link color="inherit" underline="hover" href="#the-last-one-as-a-link">
        Second floor
      </Link>
      <Link
        color="textPrimary"
        underline="hover"
        href="#the-last-one-as-a-link"
        aria-current="page"
      >
        Room of maps
      </Link>
    </Breadcrumbs>
  );
}
