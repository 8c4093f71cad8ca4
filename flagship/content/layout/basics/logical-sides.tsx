import Box from '@mui/material/Box';

export default function LogicalSides() {
  return (
    <Box
      component="blockquote"
      sx={{
        m: 0,
        maxWidth: 420,
        paddingInlineStart: 2,
        paddingBlock: 1,
        borderInlineStart: '6px solid',
        borderColor: 'primary.main',
      }}
    >
      Measure twice, cut once.
    </Box>
  );
}
