/**
 * The person's recipes beside the week; on a narrow screen a tray at its foot, within reach of the
 * thumb and out of the way when folded.
 */
import { useDroppable } from '@dnd-kit/core';
import { Button, Skeleton, TextInput, UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { paths } from '../../../app/paths';
import type { RecipeCard } from '@saltbush/contract/recipes';
import type { Weekday } from '@saltbush/domain/meal-plans/week';
import { describeError } from '../../../api/describe-error';
import { keepText, readText } from '../../../api/local-store';
import { LinkButton } from '../../../ui/link-button';
import { shelfId } from '../drag/drop-place';
import classes from './recipe-shelf.module.css';
import { ShelfRecipe } from './shelf-recipe';
import type { ShelfRecipes } from './use-shelf-recipes';

const foldedKey = 'saltbush.recipe-shelf-folded';

export interface RecipeShelfProps {
  shelf: ShelfRecipes;
  onAdd: (card: RecipeCard, day: Weekday) => void;
}

export function RecipeShelf({ shelf, onAdd }: RecipeShelfProps) {
  const { setNodeRef } = useDroppable({ id: shelfId });
  const [isFolded, setFolded] = useState(readText(foldedKey) === 'yes');
  const handleFold = () => {
    keepText(foldedKey, isFolded ? 'no' : 'yes');
    setFolded(!isFolded);
  };
  return (
    <aside
      ref={setNodeRef}
      className={classes.shelf}
      data-folded={isFolded || undefined}
      aria-labelledby="shelf-title"
    >
      <div className={classes.head}>
        <h2 id="shelf-title" className={classes.title}>
          Your recipes
        </h2>
        <UnstyledButton
          className={classes.fold}
          aria-label={isFolded ? 'Show your recipes' : 'Fold your recipes away'}
          aria-expanded={!isFolded}
          onClick={handleFold}
        >
          <IconChevronDown size={20} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </div>
      <div className={classes.content}>
        <ShelfContent shelf={shelf} onAdd={onAdd} />
      </div>
    </aside>
  );
}

function ShelfContent({ shelf, onAdd }: RecipeShelfProps) {
  if (shelf.error) {
    return (
      <div className={classes.message} role="alert">
        <p>{describeError(shelf.error).message}</p>
        <Button variant="default" onClick={shelf.retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (shelf.isEmpty) {
    return (
      <div className={classes.message}>
        <p>You have no recipes yet. With a few of them, the week plans itself.</p>
        <LinkButton to={paths.myRecipes}>Add a recipe</LinkButton>
      </div>
    );
  }
  return (
    <>
      <TextInput
        className={classes.search}
        type="search"
        aria-label="Search your recipes"
        placeholder="Search"
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={shelf.search}
        onChange={(event) => shelf.setSearch(event.target.value)}
      />
      {shelf.isLoading ? (
        <div className={classes.list} aria-hidden>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className={classes.skeleton} height={56} radius="md" />
          ))}
        </div>
      ) : (
        <ul className={classes.list} aria-label="Your recipes">
          {shelf.recipes.map((card) => (
            <ShelfRecipe key={card._id} card={card} onAdd={onAdd} />
          ))}
          {shelf.hasMore && (
            <li className={classes.more}>
              <Button variant="subtle" loading={shelf.isLoadingMore} onClick={shelf.showMore}>
                Show more
              </Button>
            </li>
          )}
          {shelf.recipes.length === 0 && !shelf.hasMore && (
            <li className={classes.none}>
              {shelf.isSearching ? 'Searching…' : `No recipe matches “${shelf.search}”.`}
            </li>
          )}
        </ul>
      )}
    </>
  );
}
