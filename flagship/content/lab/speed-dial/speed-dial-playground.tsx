import PrintIcon from '@mui/icons-material/Print';
import ShareIcon from '@mui/icons-material/Share';
import Box from '@mui/material/Box';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['open', 'direction', 'hidden'],
  props: {
    ariaLabel: 'Page actions',
    icon: <SpeedDialIcon />,
    open: true,
    children: [
      <SpeedDialAction icon={<PrintIcon />} slotProps={{ tooltip: { title: 'Print' } }} />,
      <SpeedDialAction icon={<ShareIcon />} slotProps={{ tooltip: { title: 'Share' } }} />,
    ],
  },
  handlers: {
    onOpen: () => ({ open: true }),
    onClose: () => ({ open: false }),
  },
  wrap: (element) => (
    <Box sx={{ display: 'grid', placeItems: 'center', height: 200 }}>{element}</Box>
  ),
} satisfies PlaygroundOptions;
