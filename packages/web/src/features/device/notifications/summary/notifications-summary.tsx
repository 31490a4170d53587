/** How many of the notices a person wants: "3 of 6". */
import { t } from '@lingui/core/macro';
import { useNotifications } from '../use-notifications';

/** Blank until it is known. */
export function NotificationsSummary() {
  const { data } = useNotifications();
  if (!data) return null;
  const { choices } = data;
  return t`${{ on: choices.filter(({ isOn }) => isOn).length }} of ${{ all: choices.length }}`;
}
