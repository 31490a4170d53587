/** What only its owner may do with a recipe: share it, change it, go back in its history, delete it (and undo that). */
import { Button } from '@mantine/core';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useNavigate } from '@tanstack/react-router';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { paths } from '../../app/paths';
import { LinkButton } from '../../ui/link-button';
import { ShareButton } from '../sharing';
import { useDeleteRecipes } from './delete-recipes';

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
