import KeyboardArrowLeft from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';

interface StepButtonProps {
  current: number;
  onChange: (step: number) => void;
}

export function BackButton({ current, onChange }: StepButtonProps) {
  const rtl = useTheme().direction === 'rtl';
  return (
    <Button
      size="small"
      disabled={current === 0}
      onClick={() => onChange(current - 1)}
      startIcon={rtl ? <KeyboardArrowRight /> : <KeyboardArrowLeft />}
    >
      Back
    </Button>
  );
}

export function NextButton({ current, steps, onChange }: StepButtonProps & { steps: number }) {
  const rtl = useTheme().direction === 'rtl';
  return (
    <Button
      size="small"
      disabled={current === steps - 1}
      onClick={() => onChange(current + 1)}
      endIcon={rtl ? <KeyboardArrowLeft /> : <KeyboardArrowRight />}
    >
      Next
    </Button>
  );
}
