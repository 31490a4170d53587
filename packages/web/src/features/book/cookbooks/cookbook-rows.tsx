/** The recipes of a cookbook as rows: moved by a drag or by keys, and taken out. */
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import type { Cookbook } from '@saltbush/contract/book/cookbooks';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { SortableList } from '../../../ui/sortable/sortable-list';
import classes from './cookbooks.module.css';
import { useCookbookChanges } from './use-cookbook-changes';

interface CookbookRowsProps {
  cookbook: Cookbook;
  recipes: readonly RecipeCard[];
}

export function CookbookRows({ cookbook, recipes }: CookbookRowsProps) {
  const { takeOut } = useCookbookChanges();
  const { ordered, move } = useMovedRecipes(cookbook._id, recipes);
  return (
    <SortableList
      label={t`Recipes in their order`}
      rows={ordered.map((recipe) => ({ ...recipe, key: recipe._id }))}
      nameOf={({ title }) => title}
      onMove={move}
      renderRow={(recipe) => (
        <div className={classes.row}>
          <span>{recipe.title}</span>
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={t`Take ${recipe.title} out`}
            onClick={() => void takeOut(cookbook._id, recipe)}
          >
            <IconX size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      )}
    />
  );
}

/** A moved row stays where it was put while it is saved, and returns when the server refuses. */
function useMovedRecipes(cookbookId: string, recipes: readonly RecipeCard[]) {
  const changes = useCookbookChanges();
  const [places, setPlaces] = useState<readonly string[]>();
  const byId = new Map(recipes.map((recipe) => [recipe._id, recipe]));
  const known = (places ?? []).flatMap((id) => byId.get(id) ?? []);
  const ordered = known.length === recipes.length ? known : recipes;
  const move = (from: number, to: number) => {
    const ids = ordered.map(({ _id }) => _id);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined) return;
    ids.splice(to, 0, moved);
    setPlaces(ids);
    void changes
      .move(cookbookId, moved, ids[to - 1] ?? null)
      .finally(() => setPlaces((shown) => (shown === ids ? undefined : shown)));
  };
  return { ordered, move };
}
