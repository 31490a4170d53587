/** What can be done with a recipe: plan it; its owner may change it and delete it (and undo that). */
import { Button } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useNavigate } from '@tanstack/react-router';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { canEditRecipe } from '@saltbush/domain/recipes/permissions';
import { useUser } from '../../api/session';
import { paths } from '../../app/paths';
import { LinkButton } from '../../ui/link-button';
import { AddToMealPlanButton } from '../meal-plans';
import { useDeleteRecipes } from './delete-recipes';
import { FavouriteButton } from './list/cards/favourite-button';
import { SaveButton } from './list/cards/save-button';
import classes from './recipe-head.module.css';

export function RecipeActions({ recipe }: { recipe: RecipeOnWire }) {
  const user = useUser();
  return (
    <div className={classes.actions}>
      {user && user._id !== recipe.owner._id && <SaveButton recipe={recipe} />}
      <FavouriteButton recipe={recipe} />
      <AddToMealPlanButton recipe={recipe} />
      <OwnerActions recipe={recipe} />
    </div>
  );
}

function OwnerActions({ recipe }: { recipe: RecipeOnWire }) {
  const user = useUser();
  const navigate = useNavigate();
  const deleteRecipes = useDeleteRecipes();
  const ownership = { ownerId: recipe.owner._id, sharingMode: recipe.sharingSettings.mode };
  if (!user || !canEditRecipe(ownership, user._id)) return null;
  const handleDelete = async () => {
    if (await deleteRecipes([recipe])) await navigate({ to: paths.myRecipes });
  };
  return (
    <>
      <LinkButton
        to={paths.editRecipe}
        params={{ id: recipe._id }}
        variant="default"
        leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
      >
        Edit
      </LinkButton>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
        onClick={() => void handleDelete()}
      >
        Delete
      </Button>
    </>
  );
}
