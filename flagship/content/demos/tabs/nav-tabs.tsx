import * as React from 'react';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const pages = ['Inbox', 'Sent', 'Archive'];

export default function NavTabs() {
  const [current, setCurrent] = React.useState('Inbox');

  // The router of an application would change the page; the demo stays where it is.
  function open(event: React.MouseEvent, page: string) {
    event.preventDefault();
    setCurrent(page);
  }

  return (
    <Paper sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        component="nav"
        value={current}
        slotProps={{ root: { 'aria-label': 'Mailboxes' }, list: { role: 'presentation' } }}
      >
        {pages.map((page) => (
          <Tab
            key={page}
            value={page}
            label={page}
            href={`#${page.toLowerCase()}`}
            role={undefined}
            aria-selected={undefined}
            aria-current={page === current ? 'page' : undefined}
            tabIndex={0}
            onClick={(event) => open(event, page)}
          />
        ))}
      </Tabs>
    </Paper>
  );
}
