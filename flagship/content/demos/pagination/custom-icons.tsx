import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function CustomIcons() {
  return (
    <Pagination
      count={5}
      aria-label="Pages of letters"
      renderItem={(item) => (
        <PaginationItem {...item} slots={{ previous: ArrowBackIcon, next: ArrowForwardIcon }} />
      )}
    />
  );
}
