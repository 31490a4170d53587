/** @example sizeText(209715200) // '200 MB' */
import { t } from '@lingui/core/macro';

export function sizeText(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  if (megabytes < 1) return t`${Math.max(1, Math.round(bytes / 1024))} KB`;
  return t`${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`;
}
