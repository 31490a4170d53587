/** The title of the window and its tab; `Page` has it too. */
import { t } from '@lingui/core/macro';

export function DocumentTitle({ title }: { title: string }) {
  return <title>{t`${title} · Saltbush`}</title>;
}
