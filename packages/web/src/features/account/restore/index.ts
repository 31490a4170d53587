/** Public API: a backup is restored into an instance that nobody has an account of. */
export { RestoreForm } from './restore-form.lazy';
