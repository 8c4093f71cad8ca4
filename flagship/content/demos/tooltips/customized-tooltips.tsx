import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Tooltip, { tooltipClasses, type TooltipProps } from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const LightTooltip = styled(({ className, ...props }: TooltipProps) => (
  <Tooltip {...props} classes={{ popper: className }} />
))(({ theme }) => ({
  [`& .${tooltipClasses.tooltip}`]: {
    color: 'rgb(0 0 0 / 87%)',
    backgroundColor: theme.palette.common.white,
    boxShadow: theme.shadows[2],
    fontSize: 12,
  },
}));

const RichTooltip = styled(({ className, ...props }: TooltipProps) => (
  <Tooltip {...props} classes={{ popper: className }} />
))(({ theme }) => ({
  [`& .${tooltipClasses.tooltip}, & .${tooltipClasses.arrow}::before`]: {
    color: (theme.vars ?? theme).palette.text.primary,
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    border: `1px solid ${(theme.vars ?? theme).palette.text.secondary}`,
  },
  [`& .${tooltipClasses.tooltip}`]: { maxWidth: 240, padding: theme.spacing(1, 1.5) },
}));

export default function CustomizedTooltips() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <LightTooltip describeChild title="Black on white, in both modes">
        <Button>Light</Button>
      </LightTooltip>
      <RichTooltip
        arrow
        describeChild
        title={
          <>
            <Typography variant="subtitle2" component="p">
              Two days
            </Typography>
            <Typography variant="body2">
              From the order until it leaves the house; <b>longer</b> in December.
            </Typography>
          </>
        }
      >
        <Button>Rich, with an arrow</Button>
      </RichTooltip>
    </Stack>
  );
}
