import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { CopyButton } from './copy-button.tsx';
import { loadShape, moduleName, printSvg } from './icon-data.ts';
import type { FoundIcon, IconColor, IconTheme } from './icon-data.ts';
import { IconShape } from './icon-shape.tsx';

interface IconDetailsProps {
  icon: FoundIcon;
  theme: IconTheme;
  color: IconColor;
  onClose: () => void;
}

/** The chosen icon, large and small, and what can be copied of it. */
export function IconDetails({ icon, theme, color, onClose }: IconDetailsProps) {
  const [said, setSaid] = useState('');
  const [svg, setSvg] = useState<string>();
  const section = useRef<HTMLDivElement>(null);
  const { index } = icon;
  const name = moduleName(icon.name, theme);
  const code = `import ${name}Icon from '@mui/icons-material/${name}';`;
  // On a phone they are below the list, which may end below the window.
  useEffect(() => {
    // Some browsers answer with a promise, which is no clean-up.
    section.current!.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    let isShown = true;
    loadShape(index, theme).then(
      (shape) => isShown && setSvg(printSvg(shape)),
      () => undefined,
    );
    return () => void (isShown = false);
  }, [index, theme]);
  return (
    <Stack ref={section} component="section" aria-label={`The icon ${name}`} spacing={1}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h6" component="p" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <IconButton size="small" aria-label="Close the details" onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Stack>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <IconShape index={index} theme={theme} color={color} sx={{ fontSize: 56 }} />
        <IconShape index={index} theme={theme} color={color} fontSize="large" />
        <IconShape index={index} theme={theme} color={color} />
        <IconShape index={index} theme={theme} color={color} fontSize="small" />
      </Stack>
      <Box
        component="code"
        dir="ltr"
        sx={{
          p: 1,
          borderRadius: 1,
          bgcolor: 'action.hover',
          overflowWrap: 'anywhere',
          userSelect: 'all',
        }}
      >
        {code}
      </Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <CopyButton label="Copy the import" text={code} onSaid={setSaid} />
        <CopyButton label="Copy the SVG" text={svg} onSaid={setSaid} />
        <CopyButton label="Copy the name" text={name} onSaid={setSaid} />
      </Stack>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
        <Link
          href={`${import.meta.env.BASE_URL}style/icons?icon=${icon.name}#all-icons`}
          variant="body2"
        >
          Link to this icon
        </Link>
        <Typography role="status" variant="body2">
          {said}
        </Typography>
      </Stack>
    </Stack>
  );
}
