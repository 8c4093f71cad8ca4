import TextField from '@mui/material/TextField';

export default function DisabledField() {
  return <TextField disabled label="Customer number" defaultValue="K-20817" />;
}
