import type { CodeError } from './runner/edited-code.ts';

interface EditErrorsProps {
  errors: CodeError[];
  /** Whether the runner shows an earlier version of the code. */
  isBehind: boolean;
  goTo: (error: CodeError) => void;
}

/** The errors in the code. The live region of the shell announces them, once the reader pauses. */
export function EditErrors({ errors, isBehind, goTo }: EditErrorsProps) {
  if (errors.length === 0) return null;
  return (
    <div className="edit-errors">
      <p>
        {isBehind
          ? 'The demo above stays as it last worked.'
          : 'The demo has reported an error since it was shown.'}
      </p>
      <ul aria-label="Errors in the code">
        {errors.map((error, index) => (
          <li key={index}>
            {error.file !== '' && (
              <button type="button" className="edit-place" onClick={() => goTo(error)}>
                <bdi dir="ltr">{`${error.file}:${error.line}:${error.column}`}</bdi>
              </button>
            )}{' '}
            {error.message}
          </li>
        ))}
      </ul>
    </div>
  );
}
