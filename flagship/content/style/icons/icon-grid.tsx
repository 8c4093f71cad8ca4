import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { FoundIcon, IconColor, IconTheme } from './icon-data.ts';
import { IconShape } from './icon-shape.tsx';
import { useGridKeys } from './use-grid-keys.ts';

/** Size of a cell in pixels: as wide as an icon with its name on two lines needs. */
const CELL = { width: 104, height: 96 };

interface IconGridProps {
  icons: FoundIcon[];
  theme: IconTheme;
  color: IconColor;
  chosen: FoundIcon | null;
  onChoose: (icon: FoundIcon) => void;
}

/** A scrolling grid that has only the rows in view in the document. */
export function IconGrid({ icons, theme, color, chosen, onChoose }: IconGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(4);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      setColumns(Math.max(1, Math.floor(entry!.contentRect.width / CELL.width)));
    });
    observer.observe(scroller.current!);
    return () => observer.disconnect();
  }, []);
  const rows = useVirtualizer({
    count: Math.ceil(icons.length / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => CELL.height,
    overscan: 2,
  });
  const rowOf = (place: number) => Math.floor(place / columns);
  const keys = useGridKeys(scroller, { count: icons.length, columns }, (place) =>
    rows.scrollToIndex(rowOf(place)),
  );
  useEffect(() => {
    scroller.current!.scrollTop = 0;
  }, [icons]);
  const place = icons.findIndex(({ index }) => index === chosen?.index);
  // The details that have just opened take room, and fewer columns are left.
  useEffect(() => {
    if (place !== -1) rows.scrollToIndex(Math.floor(place / columns));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place, columns]);
  const inView = rows.getVirtualItems().map(({ index }) => index);
  // What was reached last may have been scrolled away.
  const tabbable = inView.includes(rowOf(keys.active)) ? keys.active : (inView[0] ?? 0) * columns;

  return (
    <Box
      ref={scroller}
      role="group"
      aria-label="Icons"
      onKeyDown={keys.onKeyDown}
      sx={{ flex: 1, minWidth: 0, minHeight: 0, overflowY: 'auto' }}
    >
      <Box sx={{ position: 'relative', height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index: row, start }) => (
          <Box
            key={row}
            sx={{
              position: 'absolute',
              insetInline: 0,
              display: 'grid',
              gridTemplateColumns: `repeat(${columns}, 1fr)`,
              height: CELL.height,
            }}
            style={{ top: start }}
          >
            {icons.slice(row * columns, (row + 1) * columns).map((icon, column) => (
              <ButtonBase
                key={icon.index}
                data-place={row * columns + column}
                tabIndex={row * columns + column === tabbable ? 0 : -1}
                aria-pressed={chosen?.index === icon.index}
                onClick={() => onChoose(icon)}
                sx={{
                  flexDirection: 'column',
                  gap: 1,
                  p: 0.5,
                  borderRadius: 1,
                  typography: 'caption',
                  overflowWrap: 'anywhere',
                  '&:hover, &[aria-pressed="true"]': { bgcolor: 'action.hover' },
                  '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: '-2px' },
                }}
              >
                <IconShape index={icon.index} theme={theme} color={color} />
                <span dir="ltr">
                  {/* A long name breaks between its words. */}
                  {icon.name.split(/(?=[A-Z])/).map((word, index) => (
                    <Fragment key={index}>
                      <wbr />
                      {word}
                    </Fragment>
                  ))}
                </span>
              </ButtonBase>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
