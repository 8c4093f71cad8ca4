import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function SimpleTooltips() {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 96 }}>
      <Tooltip title="Delete">
        <IconButton>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Add">
        <Fab color="primary" sx={{ position: 'absolute', insetBlockEnd: 8, insetInlineEnd: 16 }}>
          <AddIcon />
        </Fab>
      </Tooltip>
    </Box>
  );
}
