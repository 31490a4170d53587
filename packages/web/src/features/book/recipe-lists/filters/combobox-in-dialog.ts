/**
 * Combobox settings inside a dialog: its options render in the dialog, where screen readers find
 * them, and scroll to the active option.
 */
import classes from './combobox-in-dialog.module.css';

export const comboboxInDialog = {
  comboboxProps: { withinPortal: false },
  withScrollArea: false,
  classNames: { options: classes['options']! },
};
