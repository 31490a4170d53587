/** A native file input styled as a button, so that keyboard and camera work. */
import type { ChangeEvent, ComponentPropsWithoutRef, ReactNode } from 'react';
import classes from './file-button.module.css';

export interface FileButtonProps extends Pick<
  ComponentPropsWithoutRef<'input'>,
  'id' | 'accept' | 'multiple' | 'capture' | 'disabled' | 'aria-describedby' | 'aria-label'
> {
  icon: ReactNode;
  /** Absent for an icon alone, which needs an `aria-label`. */
  children?: ReactNode;
  isIcon?: boolean;
  onFiles: (files: readonly File[]) => void;
}

export function FileButton({ icon, children, isIcon = false, onFiles, ...field }: FileButtonProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // The same file chosen again must count as a change.
    event.target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <label className={classes.button} data-icon={isIcon || undefined}>
      {icon}
      {children}
      <input type="file" className={classes.input} onChange={handleChange} {...field} />
    </label>
  );
}
