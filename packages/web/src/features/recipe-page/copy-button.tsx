/** Copies a recipe to the user's own and opens the copy. */
import { Button } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sharingRoutes } from '@saltbush/contract/sharing/sharing';
import { call } from '../../api/call';
import { describeError } from '../../api/describe-error';
import { paths } from '../../paths';
import { showToast } from '../../ui/feedback/toast';
import { type SavableRecipe, recipeKeys } from '../recipes';

export function CopyButton({ recipe }: { recipe: SavableRecipe }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const handleCopy = async () => {
    setBusy(true);
    try {
      const { _id: id, shareToken } = recipe;
      const copy = await call(sharingRoutes.copy, { params: { id }, body: { shareToken } });
      queryClient.setQueryData(recipeKeys.one(copy._id), copy);
      await queryClient.invalidateQueries({ queryKey: recipeKeys.lists });
      showToast({
        kind: 'success',
        title: 'This copy is yours',
        message: 'Change it as you like: the original stays as it is.',
      });
      await navigate({ to: paths.recipe, params: { id: copy._id } });
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
      onClick={() => void handleCopy()}
    >
      Make my own copy
    </Button>
  );
}
