import DescriptionIcon from '@mui/icons-material/Description';
import FolderIcon from '@mui/icons-material/Folder';
import HomeIcon from '@mui/icons-material/Home';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const row = { display: 'flex', alignItems: 'center', gap: 0.5 };

export default function BreadcrumbsWithIcons() {
  return (
    <Breadcrumbs aria-label="Path of the file">
      <Link color="inherit" underline="hover" href="#icons" sx={row}>
        <HomeIcon fontSize="inherit" />
        Home
      </Link>
      <Link color="inherit" underline="hover" href="#icons" sx={row}>
        <FolderIcon fontSize="inherit" />
        Letters
      </Link>
      <Typography color="textPrimary" aria-current="page" sx={row}>
        <DescriptionIcon fontSize="inherit" />
        To the landlord
      </Typography>
    </Breadcrumbs>
  );
}
