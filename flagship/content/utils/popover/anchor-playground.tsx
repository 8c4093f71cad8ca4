import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover, { type PopoverProps } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ChoiceField } from './choice-field';
import { NumberField } from './number-field';
import { OriginField } from './origin-field';

const vertical = ['top', 'center', 'bottom'] as const;
const horizontal = ['left', 'center', 'right'] as const;
const references = ['anchorEl', 'anchorPosition'] as const;

interface Places {
  anchorReference: (typeof references)[number];
  anchorOrigin: NonNullable<PopoverProps['anchorOrigin']>;
  transformOrigin: NonNullable<PopoverProps['transformOrigin']>;
  anchorPosition: { top: number; left: number };
  marginThreshold: number;
}

const written = (value: string | number | object): string => {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'number') return String(value);
  const fields = Object.entries(value as Record<string, string | number>);
  return `{ ${fields.map(([name, each]) => `${name}: ${written(each)}`).join(', ')} }`;
};

const codeOf = ({ anchorReference, anchorPosition, ...places }: Places) => {
  const shown = Object.entries(
    anchorReference === 'anchorEl'
      ? places
      : { ...places, anchorOrigin: undefined, anchorReference, anchorPosition },
  ).filter(([, value]) => value !== undefined);
  return `<Popover\n${shown.map(([name, value]) => `  ${name}={${written(value)}}\n`).join('')}>`;
};

export default function AnchorPlayground() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [places, setPlaces] = useState<Places>({
    anchorReference: 'anchorEl',
    anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
    transformOrigin: { vertical: 'top', horizontal: 'left' },
    anchorPosition: { top: 200, left: 300 },
    marginThreshold: 16,
  });
  const change = (changes: Partial<Places>) => setPlaces({ ...places, ...changes });
  const { anchorReference, anchorOrigin, transformOrigin, anchorPosition } = places;

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <Button variant="contained" onClick={(event) => setAnchor(event.currentTarget)}>
        Open the popover
      </Button>
      <Popover
        {...places}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorEl={anchor}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Example', sx: { p: 2 } } }}
      >
        The content of the popover
      </Popover>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        <ChoiceField
          label="Reference"
          all={references}
          value={anchorReference}
          choose={(reference) => change({ anchorReference: reference })}
        />
        {anchorReference === 'anchorEl' ? (
          <>
            <OriginField
              label="Anchor, vertical"
              names={vertical}
              value={anchorOrigin.vertical}
              change={(value) => change({ anchorOrigin: { ...anchorOrigin, vertical: value } })}
            />
            <OriginField
              label="Anchor, across"
              names={horizontal}
              value={anchorOrigin.horizontal}
              change={(value) => change({ anchorOrigin: { ...anchorOrigin, horizontal: value } })}
            />
          </>
        ) : (
          (['top', 'left'] as const).map((side) => (
            <NumberField
              key={side}
              label={`Position, ${side}`}
              value={anchorPosition[side]}
              change={(value) => change({ anchorPosition: { ...anchorPosition, [side]: value } })}
            />
          ))
        )}
        <OriginField
          label="Popover, vertical"
          names={vertical}
          value={transformOrigin.vertical}
          change={(value) => change({ transformOrigin: { ...transformOrigin, vertical: value } })}
        />
        <OriginField
          label="Popover, across"
          names={horizontal}
          value={transformOrigin.horizontal}
          change={(value) => change({ transformOrigin: { ...transformOrigin, horizontal: value } })}
        />
        <NumberField
          label="Margin"
          value={places.marginThreshold}
          change={(value) => change({ marginThreshold: value })}
        />
      </Box>
      <Box component="pre" dir="ltr" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
        {codeOf(places)}
      </Box>
    </Stack>
  );
}
