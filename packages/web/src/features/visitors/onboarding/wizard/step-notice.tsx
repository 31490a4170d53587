/** What a step has to say, above its buttons: a toast would cover them. */
import classes from './wizard.module.css';

export interface Notice {
  /** Read out at once unless it is a success. */
  kind?: 'success' | 'warning' | 'error';
  title: string;
  message: string;
}

/** @param props without a title, nothing is said */
export function StepNotice({ kind = 'warning', title, message }: Partial<Notice>) {
  if (title === undefined) return null;
  return (
    <p className={classes.notice} data-kind={kind} role={kind === 'success' ? 'status' : 'alert'}>
      <strong>{title}</strong> {message}
    </p>
  );
}
