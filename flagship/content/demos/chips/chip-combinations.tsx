import PlaceIcon from '@mui/icons-material/Place';
import Avatar from '@mui/material/Avatar';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const looks: ChipProps[] = [
  {},
  { variant: 'outlined' },
  { color: 'primary' },
  { color: 'primary', variant: 'outlined' },
  { size: 'small' },
  { size: 'small', variant: 'outlined' },
];
const remove = () => {};
const parts: (ChipProps & { label: string })[] = [
  { label: 'Text' },
  { label: 'Avatar', avatar: <Avatar aria-hidden>A</Avatar> },
  { label: 'Icon', icon: <PlaceIcon /> },
  { label: 'Cross', onDelete: remove },
  { label: 'Avatar, cross', avatar: <Avatar aria-hidden>A</Avatar>, onDelete: remove },
  { label: 'Icon, cross', icon: <PlaceIcon />, onDelete: remove },
];

export default function ChipCombinations() {
  return (
    <Stack spacing={2}>
      {looks.map((look) => (
        <Stack
          key={JSON.stringify(look)}
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap' }}
        >
          {parts.map((part) => (
            <Chip key={part.label} {...look} {...part} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
