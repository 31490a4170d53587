/** Copies a recipe to the user's own and opens the copy. */
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { paths } from '../../../paths';
import { showToast } from '../../../ui/feedback/toast';
import { type SavableRecipe, recipeKeys } from '../../recipe/recipes';

/** A toast says what came of it. */
export function useCopyRecipe({ _id: id, shareToken }: SavableRecipe) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const copy = async (): Promise<void> => {
    setBusy(true);
    try {
      const made = await call(sharingRoutes.copy, { params: { id }, body: { shareToken } });
      queryClient.setQueryData(recipeKeys.one(made._id), made);
      await queryClient.invalidateQueries({ queryKey: recipeKeys.lists });
      showToast({
        kind: 'success',
        title: t`This copy is yours`,
        message: t`Change it as you like: the original stays as it is.`,
      });
      await navigate({ to: paths.recipe, params: { id: made._id } });
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  return { copy, isBusy };
}
