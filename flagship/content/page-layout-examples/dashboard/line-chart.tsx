import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { niceTicks } from './nice-ticks.ts';

export interface Point {
  label: string;
  /** Not negative. */
  value: number;
}

interface LineChartProps {
  points: Point[];
  /** What the chart shows, for those who do not see it. */
  caption: string;
  format: (value: number) => string;
}

/** In CSS pixels. */
const HEIGHT = 200;
const TEXT = {
  position: 'absolute',
  fontSize: '0.75rem',
  lineHeight: 1,
  color: 'text.secondary',
} as const;
/** A dot of 8 pixels that is easier to hit than to see. */
const MARK = {
  position: 'absolute',
  width: 24,
  height: 24,
  border: '8px solid transparent',
  borderRadius: '50%',
  bgcolor: 'primary.main',
  backgroundClip: 'padding-box',
} as const;

/** Read out, and not seen. */
const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/**
 * A line in SVG that fills its box, with labels in HTML that keep their size. Its values are a table for
 * screen readers. For zooming, many series or thousands of points take a library such as MUI X Charts.
 */
export function LineChart({ points, caption, format }: LineChartProps) {
  const { direction } = useTheme();
  const ticks = niceTicks(Math.max(...points.map(({ value }) => value)));
  const top = ticks.at(-1)!;
  const widest = Math.max(...ticks.map((tick) => format(tick).length));
  // In hundredths of the box; y grows downwards.
  const xOf = (index: number) => (index / (points.length - 1)) * 100;
  const yOf = (value: number) => 100 - (value / top) * 100;

  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box aria-hidden sx={{ display: 'flex', gap: 1, pt: 1, pb: 4, paddingInlineEnd: 3 }}>
        <Box sx={{ position: 'relative', width: `${widest}ch`, height: HEIGHT }}>
          {ticks.map((tick) => (
            <Box
              key={tick}
              component="span"
              sx={{ ...TEXT, insetInlineEnd: 0, top: `calc(${yOf(tick)}% - 0.5em)` }}
            >
              {format(tick)}
            </Box>
          ))}
        </Box>
        <Box sx={{ position: 'relative', flexGrow: 1, minWidth: 0, height: HEIGHT }}>
          <Box
            component="svg"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            sx={{
              position: 'absolute',
              width: '100%',
              height: '100%',
              overflow: 'visible',
              // Time goes the way the text goes.
              transform: direction === 'rtl' ? 'scaleX(-1)' : undefined,
              '& *': { fill: 'none', stroke: 'currentcolor', vectorEffect: 'non-scaling-stroke' },
            }}
          >
            {ticks.map((tick) => (
              <Box
                key={tick}
                component="path"
                d={`M0 ${yOf(tick)}H100`}
                sx={{ color: 'divider' }}
              />
            ))}
            <Box
              component="polyline"
              points={points.map(({ value }, index) => `${xOf(index)},${yOf(value)}`).join(' ')}
              sx={{ color: 'primary.main', strokeWidth: 2 }}
            />
          </Box>
          {points.map(({ label, value }, index) => (
            <Tooltip key={label} title={`${label}: ${format(value)}`}>
              <Box
                component="span"
                sx={{
                  ...MARK,
                  insetInlineStart: `calc(${xOf(index)}% - 12px)`,
                  top: `calc(${yOf(value)}% - 12px)`,
                }}
              />
            </Tooltip>
          ))}
          {points.map(({ label }, index) => (
            <Box
              key={label}
              component="p"
              sx={{
                ...TEXT,
                // Every other one, where there is no room for all.
                display: { xs: index % 2 === 0 ? 'block' : 'none', sm: 'block' },
                m: 0,
                width: 48,
                textAlign: 'center',
                insetInlineStart: `calc(${xOf(index)}% - 24px)`,
                top: 'calc(100% + 12px)',
              }}
            >
              {label}
            </Box>
          ))}
        </Box>
      </Box>
      <Box sx={UNSEEN}>
        <table>
          <caption>{caption}</caption>
          <tbody>
            {points.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  );
}
