import Button from '@mui/material/Button';

interface CopyButtonProps {
  label: string;
  /** What is copied; not there yet while it is loaded. */
  text: string | undefined;
  /** Called with what became of it. */
  onSaid: (said: string) => void;
}

/** Copies a text in one click. */
export function CopyButton({ label, text, onSaid }: CopyButtonProps) {
  const copy = () => {
    // There is no clipboard without a secure connection.
    const written =
      navigator.clipboard?.writeText(text!) ?? Promise.reject(new Error('No clipboard'));
    written.then(
      () => onSaid('Copied'),
      () => onSaid('Copying is not allowed here: select the line instead.'),
    );
  };
  return (
    <Button variant="outlined" size="small" disabled={text === undefined} onClick={copy}>
      {label}
    </Button>
  );
}
