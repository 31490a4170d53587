/**
 * A button that must wait looks it, and says so, but keeps the focus: a browser takes it from a disabled
 * one. What it does has to ask itself whether it may.
 *
 * @example <Button {...busy(isSaving)}>Save</Button>
 */
export const busy = (isBusy: boolean) => ({
  'aria-disabled': isBusy,
  'data-disabled': isBusy || undefined,
});
