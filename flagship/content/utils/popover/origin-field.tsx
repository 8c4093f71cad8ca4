import Stack from '@mui/material/Stack';
import { ChoiceField } from './choice-field';
import { NumberField } from './number-field';

interface OriginFieldProps<T extends string> {
  label: string;
  /** The names that the library has for places on this axis. */
  names: readonly T[];
  value: T | number;
  change: (value: T | number) => void;
}

/** A place on one axis: by a name, or in pixels from the left or the top. */
export function OriginField<T extends string>({
  label,
  names,
  value,
  change,
}: OriginFieldProps<T>) {
  return (
    <Stack direction="row" spacing={1}>
      <ChoiceField
        label={label}
        all={[...names, 'pixels']}
        value={typeof value === 'number' ? 'pixels' : value}
        choose={(name) => change(name === 'pixels' ? 0 : name)}
      />
      {typeof value === 'number' && (
        <NumberField label={`${label}, px`} value={value} change={change} />
      )}
    </Stack>
  );
}
