/** One sentence that says who may read a recipe. */
import { plural, t } from '@lingui/core/macro';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { formatList } from '../../../ui/format-list';

export interface Readers {
  recipe: Pick<RecipeOnWire, 'sharingSettings' | 'sharedWith'>;
  /** Names of the communities it is shared with. */
  communities: readonly string[];
  /** Number of active links. */
  linkCount: number;
}

/**
 * @example
 * visibilityText({ recipe: laksa, communities: ['Smiths'], linkCount: 1 })
 * // 'You, the members of Smiths and whoever has its link can see it.'
 */
export function visibilityText({ recipe, communities, linkCount }: Readers): string {
  const { sharingSettings, sharedWith } = recipe;
  if (sharedWith.saltbush) return t`Everyone can see it, and find it in Saltbush.`;
  if (sharingSettings.mode === 'public') return t`Anyone with the link can see it.`;
  const named = sharingSettings.approvedUsers.length;
  const readers = [
    ...communities.map((name) => t`the members of ${name}`),
    ...(named > 0
      ? [plural(named, { one: 'one person you named', other: '# people you named' })]
      : []),
    ...(linkCount > 0
      ? [
          plural(linkCount, {
            one: 'anyone with its link',
            other: 'anyone with one of its # links',
          }),
        ]
      : []),
  ];
  if (readers.length === 0) return t`Only you can see it.`;
  const all = formatList([t`You`, ...readers]);
  return t`${all} can see it.`;
}
