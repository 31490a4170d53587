/** Hands the week to another app, as text or as an image. Loaded when it is shared. */
import { t } from '@lingui/core/macro';
import type { MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import {
  listDayTexts,
  menuAsText,
  type TextWeek,
} from '@saltbush/domain/plan/meal-plans/menu-as-text';
import { showToast } from '../../../../ui/feedback/toast';
import { shareText } from '../../../../ui/share-text';
import { shareWeekImage } from './share-week-image';

export interface SharedWeek extends TextWeek {
  title: string;
  /** "Pumpkin soup (for 4)" */
  describe: (entry: MenuEntry) => string;
}

export const shareAsText = ({ title, describe, ...week }: SharedWeek): Promise<void> =>
  shareText({
    title,
    text: menuAsText(week, describe),
    copied: t`Meal plan copied`,
    failed: t`The meal plan could not be copied`,
  });

export async function shareAsImage({ title, describe, ...week }: SharedWeek): Promise<void> {
  try {
    await shareWeekImage({ title, days: listDayTexts(week, describe) });
  } catch {
    const message = t`Share it as text, or print it instead.`;
    showToast({ kind: 'error', title: t`The picture could not be made`, message });
  }
}
