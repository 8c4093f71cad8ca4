import FormatAlignCenterIcon from '@mui/icons-material/FormatAlignCenter';
import FormatAlignJustifyIcon from '@mui/icons-material/FormatAlignJustify';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';

export default function VerticalDividers() {
  return (
    <Paper variant="outlined" sx={{ display: 'flex' }}>
      <IconButton aria-label="Centre">
        <FormatAlignCenterIcon />
      </IconButton>
      <IconButton aria-label="Justify">
        <FormatAlignJustifyIcon />
      </IconButton>
      <Divider orientation="vertical" flexItem />
      <IconButton aria-label="Bold">
        <FormatBoldIcon />
      </IconButton>
      <Divider orientation="vertical" variant="middle" flexItem />
      <IconButton aria-label="Italic">
        <FormatItalicIcon />
      </IconButton>
    </Paper>
  );
}
