import * as React from 'react';
import Paper from '@mui/material/Paper';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';

const PillTabs = styled(Tabs)(({ theme }) => ({
  padding: 4,
  [`& .${tabsClasses.indicator}`]: {
    height: '100%',
    borderRadius: 20,
    backgroundColor: (theme.vars ?? theme).palette.action.selected,
  },
}));

const PillTab = styled(Tab)(({ theme }) => ({
  minHeight: 40,
  textTransform: 'none',
  [`&.${tabClasses.selected}`]: {
    color: (theme.vars ?? theme).palette.text.primary,
  },
  [`&.Mui-focusVisible`]: {
    outline: '2px solid currentColor',
    outlineOffset: -4,
    borderRadius: 20,
  },
}));

export default function CustomizedTabs() {
  const [value, setValue] = React.useState(0);

  return (
    <Paper variant="outlined" sx={{ borderRadius: 6 }}>
      <PillTabs
        value={value}
        onChange={(_event, next: number) => setValue(next)}
        aria-label="Period"
      >
        <PillTab label="Day" />
        <PillTab label="Week" />
        <PillTab label="Month" />
      </PillTabs>
    </Paper>
  );
}
