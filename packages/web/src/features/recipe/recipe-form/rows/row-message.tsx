/** Below a row: how many characters are left, or what is wrong. */
import classes from './row-fields.module.css';

export interface RowMessageProps {
  /** Id of the error, for `aria-describedby`. */
  id: string;
  hint: string | undefined;
  error: string | undefined;
}

export function RowMessage({ id, hint, error }: RowMessageProps) {
  return (
    <>
      {hint && <p className={classes.left}>{hint}</p>}
      {error && (
        <p id={id} className={classes.error}>
          {error}
        </p>
      )}
    </>
  );
}
