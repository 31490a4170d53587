import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useDeleteRecipes } from '../../deleted-recipes';
import type { BatchActionProps } from './batch-action';

export function BulkDelete({ recipes, onDone }: BatchActionProps) {
  const deleteRecipes = useDeleteRecipes();
  const handleDelete = () => {
    onDone();
    void deleteRecipes(recipes);
  };
  return (
    <Button
      variant="light"
      color="red"
      disabled={recipes.length === 0}
      leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
      onClick={handleDelete}
    >
      <Trans>Delete</Trans>
    </Button>
  );
}
