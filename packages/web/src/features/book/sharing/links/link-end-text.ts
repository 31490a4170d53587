import { t } from '@lingui/core/macro';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { dateForm } from '@saltbush/domain/account/countries/forms';

/** @example linkEndText('2026-12-05') // 'Works until the end of 5 Dec 2026' */
export const linkEndText = (endsOn: PlainDate): string =>
  t`Works until the end of ${dayFormat(new Date(`${endsOn}T00:00:00Z`))}`;

const dayFormat = dateForm({ dateStyle: 'medium', timeZone: 'UTC' });
