import Pagination from '@mui/material/Pagination';
import { paginationItemClasses } from '@mui/material/PaginationItem';
import { styled } from '@mui/material/styles';

const UnderlinedPagination = styled(Pagination)(({ theme }) => ({
  [`& .${paginationItemClasses.root}`]: {
    borderRadius: 0,
    [`&.${paginationItemClasses.selected}`]: {
      fontWeight: 700,
      backgroundColor: 'transparent',
      borderBlockEnd: `3px solid ${(theme.vars ?? theme).palette.primary.main}`,
      '&:hover, &.Mui-focusVisible': {
        backgroundColor: (theme.vars ?? theme).palette.action.hover,
      },
    },
  },
}));

export default function CustomizedPagination() {
  return <UnderlinedPagination count={5} defaultPage={3} aria-label="Pages of recipes" />;
}
