import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';

const rivers = {
  Africa: ['Congo', 'Niger', 'Nile', 'Okavango', 'Zambezi'],
  Asia: ['Brahmaputra', 'Indus', 'Lena', 'Mekong', 'Yangtze'],
  Europe: ['Danube', 'Loire', 'Rhine', 'Tagus', 'Volga'],
};

export default function PinnedSubheaders() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <List
        aria-label="Rivers"
        tabIndex={0}
        disablePadding
        sx={{ position: 'relative', maxHeight: 280, overflow: 'auto' }}
      >
        {Object.entries(rivers).map(([continent, names]) => (
          <li key={continent}>
            <List disablePadding aria-label={continent}>
              <ListSubheader>{continent}</ListSubheader>
              {names.map((name) => (
                <ListItem key={name}>
                  <ListItemText primary={name} />
                </ListItem>
              ))}
            </List>
          </li>
        ))}
      </List>
    </Paper>
  );
}
