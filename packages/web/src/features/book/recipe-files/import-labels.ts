/** State labels and progress of an import. */
import { plural, t } from '@lingui/core/macro';
import type { RecipeImportOnWire } from '@saltbush/contract/book/recipe-files';

type Counts = Pick<
  RecipeImportOnWire,
  'imported' | 'alreadyThere' | 'failed' | 'done' | 'total' | 'state'
>;

/** @example countText({ imported: 12, alreadyThere: 1, failed: 0, … }) // '12 recipes imported · 1 already there' */
export function countText({ imported, alreadyThere, failed, done, total, state }: Counts): string {
  if (state === 'waiting') return t`Waiting for its turn …`;
  const counts = [
    plural(imported, { one: '# recipe imported', other: '# recipes imported' }),
    alreadyThere > 0 && plural(alreadyThere, { one: '# already there', other: '# already there' }),
    failed > 0 && plural(failed, { one: '# failed', other: '# failed' }),
  ];
  const isReading = state === 'running' && total !== undefined;
  return [isReading && t`${done} of ${total} read`, ...counts].filter(Boolean).join(' · ');
}

/** Whether something of the file is missing or was left out: then it is not simply done. */
export function isToCheck({ state, failed, report }: ImportEnd): boolean {
  const { withoutIngredients, missingPictures, withoutRoom, unreadFields, unreadFiles } = report;
  const counts = [failed, withoutIngredients, missingPictures, withoutRoom];
  const lists = [unreadFields, unreadFiles];
  return (
    state === 'done' &&
    (counts.some((count) => count > 0) || lists.some(({ length }) => length > 0))
  );
}

type ImportEnd = Pick<RecipeImportOnWire, 'state' | 'failed' | 'report'>;

/** 0 to 100; starts above 0, so that the bar is visible. */
export function shareDone({ done, total }: Pick<Counts, 'done' | 'total'>): number {
  return total === undefined || total === 0 ? 3 : Math.max(3, (done / total) * 100);
}
