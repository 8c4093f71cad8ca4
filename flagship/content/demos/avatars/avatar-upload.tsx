import Avatar from '@mui/material/Avatar';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useState, type ChangeEvent } from 'react';
import aiko from './aiko.svg';

export default function AvatarUpload() {
  const [src, setSrc] = useState(aiko);

  useEffect(() => () => URL.revokeObjectURL(src), [src]);

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) setSrc(URL.createObjectURL(file));
  };

  return (
    <ButtonBase
      component="label"
      role={undefined}
      tabIndex={-1}
      sx={{
        position: 'relative',
        borderRadius: '50%',
        '&:focus-within': { outline: '2px solid', outlineOffset: 2 },
      }}
    >
      <Avatar alt="" src={src} sx={{ width: 80, height: 80 }} />
      <input
        type="file"
        accept="image/*"
        aria-label="Change your picture"
        onChange={handleChange}
        style={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' }}
      />
    </ButtonBase>
  );
}
