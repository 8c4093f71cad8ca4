import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch, { switchClasses } from '@mui/material/Switch';

const WIDTH = 52;
const HEIGHT = 32;
const GAP = 3;

const IosSwitch = styled(Switch)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    width: WIDTH,
    height: HEIGHT,
    padding: 0,
    [`& .${switchClasses.switchBase}`]: {
      padding: GAP,
      [`&.${switchClasses.checked}`]: {
        color: palette.common.white,
        transform: `translateX(${WIDTH - HEIGHT}px)`,
        [`& + .${switchClasses.track}`]: {
          opacity: 1,
          backgroundColor: palette.success.main,
        },
      },
      [`&.Mui-focusVisible .${switchClasses.thumb}`]: {
        outline: `2px solid ${palette.text.primary}`,
      },
    },
    [`& .${switchClasses.thumb}`]: {
      width: HEIGHT - 2 * GAP,
      height: HEIGHT - 2 * GAP,
      backgroundColor: palette.common.white,
    },
    [`& .${switchClasses.track}`]: {
      opacity: 1,
      borderRadius: HEIGHT / 2,
      backgroundColor: palette.text.secondary,
    },
  };
});

export default function IosLook() {
  return (
    <FormControlLabel
      control={<IosSwitch defaultChecked disableRipple sx={{ marginInlineEnd: 1 }} />}
      label="Airplane mode"
    />
  );
}
