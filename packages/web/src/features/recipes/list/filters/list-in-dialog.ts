/**
 * A field in a dialog that suggests names: its list stands in the dialog too, where those who listen
 * find it, and scrolls by itself, as the keys go through it.
 */
import classes from './list-in-dialog.module.css';

export const listInDialog = {
  comboboxProps: { withinPortal: false },
  withScrollArea: false,
  classNames: { options: classes['options']! },
};
