import Button from '@mui/material/Button';

export default function InlineStyleOverride() {
  return (
    <Button variant="contained" style={{ borderRadius: '24px 4px', paddingInline: 32 }}>
      With an inline style
    </Button>
  );
}
