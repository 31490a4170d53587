/**
 * Props of a button that is disabled while its action runs. `aria-disabled` keeps the focus, which
 * `disabled` would lose. The click handler must check the state itself.
 * @example <Button {...ariaBusyProps(isSaving)}>Save</Button>
 */
export const ariaBusyProps = (isBusy: boolean) => ({
  'aria-disabled': isBusy,
  'data-disabled': isBusy || undefined,
});
