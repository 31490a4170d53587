/** The user's recipes beside the week; on a narrow screen a collapsible panel at the bottom. */
import { useDroppable } from '@dnd-kit/core';
import { Button, Skeleton, TextInput, UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { paths } from '../../../paths';
import type { RecipeCard } from '@saltbush/contract/recipes';
import type { Weekday } from '@saltbush/domain/meal-plans/week';
import { describeError } from '../../../api/describe-error';
import { useStoredChoice } from '../../../api/use-stored-choice';
import { LinkButton } from '../../../ui/link-button';
import { pickerId } from '../drag/drop-place';
import classes from './recipe-picker.module.css';
import { PickerRecipe } from './picker-recipe';
import type { PickerRecipes } from './use-picker-recipes';

const foldedKey = 'saltbush.recipe-shelf-folded';

export interface RecipePickerProps {
  picker: PickerRecipes;
  onAdd: (card: RecipeCard, day: Weekday) => void;
}

export function RecipePicker({ picker, onAdd }: RecipePickerProps) {
  const { setNodeRef } = useDroppable({ id: pickerId });
  const [folded, setFolded] = useStoredChoice(foldedKey, ['no', 'yes']);
  const isFolded = folded === 'yes';
  return (
    <aside
      ref={setNodeRef}
      className={classes.picker}
      data-folded={isFolded || undefined}
      aria-labelledby="recipe-picker-title"
    >
      <div className={classes.head}>
        <h2 id="recipe-picker-title" className={classes.title}>
          Your recipes
        </h2>
        <UnstyledButton
          className={classes.fold}
          aria-label={isFolded ? 'Show your recipes' : 'Fold your recipes away'}
          aria-expanded={!isFolded}
          onClick={() => setFolded(isFolded ? 'no' : 'yes')}
        >
          <IconChevronDown size={20} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </div>
      <div className={classes.content}>
        <PickerContent picker={picker} onAdd={onAdd} />
      </div>
    </aside>
  );
}

function PickerContent({ picker, onAdd }: RecipePickerProps) {
  if (picker.error) {
    return (
      <div className={classes.message} role="alert">
        <p>{describeError(picker.error).message}</p>
        <Button variant="default" onClick={picker.retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (picker.isEmpty) {
    return (
      <div className={classes.message}>
        <p>You have no recipes yet. Add one to plan your week.</p>
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
        value={picker.search}
        onChange={(event) => picker.setSearch(event.target.value)}
      />
      {picker.isLoading ? <PickerSkeleton /> : <PickerList picker={picker} onAdd={onAdd} />}
    </>
  );
}

function PickerSkeleton() {
  return (
    <div className={classes.list} aria-hidden>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className={classes.skeleton} height={56} radius="md" />
      ))}
    </div>
  );
}

function PickerList({ picker, onAdd }: RecipePickerProps) {
  return (
    <ul className={classes.list} aria-label="Your recipes">
      {picker.recipes.map((card) => (
        <PickerRecipe key={card._id} card={card} onAdd={onAdd} />
      ))}
      {picker.hasMore && (
        <li className={classes.more}>
          <Button variant="subtle" loading={picker.isLoadingMore} onClick={picker.showMore}>
            Show more
          </Button>
        </li>
      )}
      {picker.recipes.length === 0 && !picker.hasMore && (
        <li className={classes.none}>
          {picker.isSearching ? 'Searching…' : `No recipe matches “${picker.search}”.`}
        </li>
      )}
    </ul>
  );
}
