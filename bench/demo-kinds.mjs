// Sources of the six kinds of demos, for the number of the page that shows them.

export const DEMO_KINDS = {
  Counter: (page) => `
import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function Counter${page}() {
  const [clicks, setClicks] = React.useState(${page});
  return (
    <Stack direction="row" spacing={${1 + (page % 3)}}>
      <Button variant="contained" onClick={() => setClicks(clicks + 1)}>
        Clicked {clicks} times
      </Button>
      <Button variant="text" onClick={() => setClicks(0)}>
        Start again
      </Button>
      <Button variant="outlined" disabled={clicks > ${40 + page}}>
        Enough
      </Button>
    </Stack>
  );
}
`,
  Confirmation: (page) => `
import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function Confirmation${page}() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Archive project ${page}
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby="archive-${page}">
        <DialogTitle id="archive-${page}">Archive project ${page}?</DialogTitle>
        <DialogContent>
          <DialogContentText>Its ${page + 2} members can still read it.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Keep</Button>
          <Button onClick={close} autoFocus>
            Archive
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
`,
  Sections: (page) => `
import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const titles = ['Summary ${page}', 'Measurements', 'Opinions'];

export default function Sections${page}() {
  const [active, setActive] = React.useState(${page % 3});
  return (
    <Box sx={{ width: 1 }}>
      <Tabs value={active} onChange={(_event, next: number) => setActive(next)} aria-label="article ${page}">
        {titles.map((title) => (
          <Tab key={title} label={title} />
        ))}
      </Tabs>
      <Box role="tabpanel" sx={{ padding: ${1 + (page % 4)} }}>
        This is {titles[active]}.
      </Box>
    </Box>
  );
}
`,
  CheckedField: (page) => `
import * as React from 'react';
import TextField from '@mui/material/TextField';

const minimum = ${3 + (page % 5)};

export default function CheckedField${page}() {
  const [text, setText] = React.useState('');
  const short = text !== '' && text.length < minimum;
  return (
    <TextField
      label="Name of team ${page}"
      value={text}
      onChange={(event) => setText(event.target.value)}
      error={short}
      helperText={short ? \`\${minimum} characters or more\` : 'Shown to everyone'}
      fullWidth
    />
  );
}
`,
  Toggles: (page) => `
import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function Toggles${page}() {
  const [mail, setMail] = React.useState(true);
  const [copy, setCopy] = React.useState(${page % 2 === 0});
  return (
    <FormGroup>
      <FormControlLabel
        control={<Switch checked={mail} onChange={() => setMail(!mail)} />}
        label="Mail about list ${page}"
      />
      <FormControlLabel
        control={<Checkbox checked={copy} onChange={() => setCopy(!copy)} />}
        label="A copy for me"
      />
    </FormGroup>
  );
}
`,
  Meter: (page) => `
import * as React from 'react';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function Meter${page}() {
  const [level, setLevel] = React.useState<number>(${25 + page});
  return (
    <Card sx={{ maxWidth: ${300 + page} }}>
      <CardContent>
        <Typography variant="h6" component="div">
          Level ${page}
        </Typography>
        <Slider
          value={level}
          onChange={(_event, next) => setLevel(next as number)}
          aria-label="Level ${page}"
        />
        {level > 75 ? <Alert severity="warning">Nearly full</Alert> : <Chip label={\`\${level} %\`} />}
      </CardContent>
    </Card>
  );
}
`,
};
