import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import HomeIcon from '@mui/icons-material/Home';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { styled } from '@mui/material/styles';

const Crumb = styled((props: ChipProps<'a'>) => <Chip component="a" clickable {...props} />)(
  ({ theme }) => ({
    borderRadius: 6,
    fontWeight: theme.typography.fontWeightMedium,
    backgroundColor: (theme.vars ?? theme).palette.action.selected,
    '&:hover, &:focus-visible': {
      backgroundColor: (theme.vars ?? theme).palette.action.focus,
    },
  }),
);

export default function ChipBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Path of the record">
      <Crumb href="#customization" label="Home" icon={<HomeIcon fontSize="small" />} />
      <Crumb href="#customization" label="Records" />
      <Crumb
        href="#customization"
        label="Piano"
        aria-current="page"
        icon={<ExpandMoreIcon fontSize="small" />}
      />
    </Breadcrumbs>
  );
}
