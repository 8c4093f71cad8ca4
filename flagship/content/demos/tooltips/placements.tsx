import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { useTheme } from '@mui/material/styles';

/** A row for each line of the square that the buttons form. */
const rows: (TooltipProps['placement'] | null)[][] = [
  [null, 'top-start', 'top', 'top-end', null],
  ['left-start', null, null, null, 'right-start'],
  ['left', null, null, null, 'right'],
  ['left-end', null, null, null, 'right-end'],
  [null, 'bottom-start', 'bottom', 'bottom-end', null],
];

/** In right-to-left pages a row begins at the right: "left" has to come last to stay left. */
const mirroredRows = rows.map((row) => (row[0] ? row.toReversed() : row));

export default function Placements() {
  const rtl = useTheme().direction === 'rtl';

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(5, auto)',
        // Below this width the names do not fit beside each other.
        '@media (max-width: 599.95px)': { gridTemplateColumns: 'repeat(3, auto)' },
      }}
    >
      {(rtl ? mirroredRows : rows).flat().map((placement, index) =>
        placement ? (
          <Tooltip key={placement} describeChild title="Here" placement={placement} arrow>
            <Button size="small">{placement}</Button>
          </Tooltip>
        ) : (
          <Box key={index} sx={{ '@media (max-width: 599.95px)': { display: 'none' } }} />
        ),
      )}
    </Box>
  );
}
