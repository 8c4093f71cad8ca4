import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const details = [
  ['Weight', '1.4 kg'],
  ['Battery', '18 hours'],
  ['Warranty', '3 years'],
];

export default function GutterlessList() {
  return (
    <div style={{ width: '100%', maxWidth: 360 }}>
      <Typography>What to know before you buy:</Typography>
      <List aria-label="Details">
        {details.map(([name, value]) => (
          <ListItem key={name} disableGutters divider>
            <ListItemText primary={name} />
            <Typography color="textSecondary">
              {/* Numbers stay in front of their units in right-to-left pages too. */}
              <bdi>{value}</bdi>
            </Typography>
          </ListItem>
        ))}
      </List>
    </div>
  );
}
