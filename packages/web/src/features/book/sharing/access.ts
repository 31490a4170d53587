/** The three visibility levels a user chooses from. */
import { t } from '@lingui/core/macro';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import type { SharingUpdate } from '@saltbush/contract/recipe/sharing/sharing';

export type Access = 'private' | 'address' | 'listed';

export const accessChoices: readonly { value: Access; label: string; hint: string }[] = [
  { value: 'private', label: t`Private`, hint: t`You, and those you choose below.` },
  {
    value: 'address',
    label: t`Anyone with the link`,
    hint: t`No account needed. It is not listed anywhere.`,
  },
  {
    value: 'listed',
    label: t`Listed in Saltbush`,
    hint: t`Everyone finds it when they browse, and can save and rate it.`,
  },
];

export function accessOf(recipe: Pick<RecipeOnWire, 'sharingSettings' | 'sharedWith'>): Access {
  if (recipe.sharedWith.saltbush) return 'listed';
  return recipe.sharingSettings.mode === 'public' ? 'address' : 'private';
}

export const changeTo = (access: Access): SharingUpdate => ({
  sharingSettings: { mode: access === 'private' ? 'private' : 'public' },
  sharedWith: { saltbush: access === 'listed' },
});
