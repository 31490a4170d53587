/** What is done to a recipe less often. The owner changes it, others copy it; everybody prints. */
import { Trans } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import IconClockPlay from '@tabler/icons-react/dist/esm/icons/IconClockPlay.mjs';
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconGitFork from '@tabler/icons-react/dist/esm/icons/IconGitFork.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link, useNavigate } from '@tanstack/react-router';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { useIsForPublic } from '../../../api/use-instance';
import { paths } from '../../../paths';
import { useDeleteRecipes } from '../deleted-recipes';
import { useCopyRecipe } from './use-copy-recipe';

export interface RecipeMenuItemsProps {
  recipe: RecipeOnWire;
  isOwn: boolean;
  /** To a cookbook. */
  onAdd: () => void;
  onReport: () => void;
  onVary: () => void;
}

export function RecipeMenuItems(props: RecipeMenuItemsProps) {
  const { recipe, isOwn, onAdd, onReport, onVary } = props;
  const isForPublic = useIsForPublic();
  const isPublic = recipe.sharingSettings.mode === 'public' || recipe.sharedWith.saltbush;
  return (
    <>
      {isOwn ? <ChangeItems recipe={recipe} /> : <CopyItem recipe={recipe} />}
      {recipe.instructions.length > 0 && <CookTogetherItem recipe={recipe} />}
      <Menu.Item leftSection={<IconBook2 size={18} stroke={1.75} aria-hidden />} onClick={onAdd}>
        <Trans>Add to a cookbook</Trans>
      </Menu.Item>
      <Menu.Item leftSection={<IconGitFork size={18} stroke={1.75} aria-hidden />} onClick={onVary}>
        <Trans>Make a variation</Trans>
      </Menu.Item>
      <Menu.Item
        leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
        onClick={() => window.print()}
      >
        <Trans>Print</Trans>
      </Menu.Item>
      {!isOwn && isPublic && isForPublic && (
        <Menu.Item
          leftSection={<IconFlag size={18} stroke={1.75} aria-hidden />}
          onClick={onReport}
        >
          <Trans>Report</Trans>
        </Menu.Item>
      )}
      {isOwn && <DeleteItem recipe={recipe} />}
    </>
  );
}

function CookTogetherItem({ recipe: { _id } }: { recipe: RecipeOnWire }) {
  return (
    <Menu.Item
      renderRoot={(props) => <Link {...props} to="/cook-together" search={{ recipes: _id }} />}
      leftSection={<IconClockPlay size={18} stroke={1.75} aria-hidden />}
    >
      <Trans>Cook with other dishes</Trans>
    </Menu.Item>
  );
}

function ChangeItems({ recipe: { _id: id } }: { recipe: RecipeOnWire }) {
  return (
    <>
      <Menu.Item
        renderRoot={(props) => <Link {...props} to={paths.editRecipe} params={{ id }} />}
        leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
      >
        <Trans>Edit</Trans>
      </Menu.Item>
      <Menu.Item
        renderRoot={(props) => <Link {...props} to={paths.recipeHistory} params={{ id }} />}
        leftSection={<IconHistory size={18} stroke={1.75} aria-hidden />}
      >
        <Trans>History</Trans>
      </Menu.Item>
    </>
  );
}

function CopyItem({ recipe }: { recipe: RecipeOnWire }) {
  const { copy } = useCopyRecipe(recipe);
  return (
    <Menu.Item
      leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
      onClick={() => void copy()}
    >
      <Trans>Make my own copy</Trans>
    </Menu.Item>
  );
}

function DeleteItem({ recipe }: { recipe: RecipeOnWire }) {
  const navigate = useNavigate();
  const deleteRecipes = useDeleteRecipes();
  const handleDelete = async () => {
    if (await deleteRecipes([recipe])) await navigate({ to: paths.myRecipes });
  };
  return (
    <>
      <Menu.Divider />
      <Menu.Item
        color="red"
        leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
        onClick={() => void handleDelete()}
      >
        <Trans>Delete</Trans>
      </Menu.Item>
    </>
  );
}
