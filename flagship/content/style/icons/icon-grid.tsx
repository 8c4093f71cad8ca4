import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { FoundIcon, IconTheme } from './icon-data.ts';
import { IconShape } from './icon-shape.tsx';

/** Size of a cell in pixels: as wide as an icon with its name on two lines needs. */
const CELL = { width: 104, height: 96 };

interface IconGridProps {
  icons: FoundIcon[];
  theme: IconTheme;
  chosen: FoundIcon | null;
  onChoose: (icon: FoundIcon) => void;
}

/** A scrolling grid that has only the rows in view in the document. */
export function IconGrid({ icons, theme, chosen, onChoose }: IconGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(4);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      setColumns(Math.max(1, Math.floor(entry!.contentRect.width / CELL.width)));
    });
    observer.observe(scroller.current!);
    return () => observer.disconnect();
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled by React Compiler
  const rows = useVirtualizer({
    count: Math.ceil(icons.length / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => CELL.height,
    overscan: 2,
  });
  useEffect(() => {
    scroller.current!.scrollTop = 0;
  }, [icons]);

  return (
    <Box ref={scroller} role="group" aria-label="Icons" sx={{ height: 480, overflowY: 'auto' }}>
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
            {icons.slice(row * columns, (row + 1) * columns).map((icon) => (
              <ButtonBase
                key={icon.index}
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
                <IconShape index={icon.index} theme={theme} />
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
