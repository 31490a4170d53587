/** Actions of the owner: share, edit, history, delete (with Undo). */
import { Button } from '@mantine/core';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useNavigate } from '@tanstack/react-router';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/link-button';
import { ShareButton } from '../sharing';
import { useDeleteRecipes } from '../deleted-recipes';

export function OwnerActions({ recipe }: { recipe: RecipeOnWire }) {
  const navigate = useNavigate();
  const deleteRecipes = useDeleteRecipes();
  const handleDelete = async () => {
    if (await deleteRecipes([recipe])) await navigate({ to: paths.myRecipes });
  };
  return (
    <>
      <ShareButton recipe={recipe} />
      <LinkButton
        to={paths.editRecipe}
        params={{ id: recipe._id }}
        variant="default"
        leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
      >
        Edit
      </LinkButton>
      <LinkButton
        to={paths.recipeHistory}
        params={{ id: recipe._id }}
        variant="subtle"
        px="sm"
        leftSection={<IconHistory size={18} stroke={1.75} aria-hidden />}
      >
        History
      </LinkButton>
      <Button
        variant="subtle"
        color="red"
        px="sm"
        leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
        onClick={() => void handleDelete()}
      >
        Delete
      </Button>
    </>
  );
}
