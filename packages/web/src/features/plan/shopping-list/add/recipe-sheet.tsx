/** Puts a recipe straight onto the list, without planning it. */
import { Button, Skeleton, TextInput, UnstyledButton } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { describeError } from '../../../../api/describe-error';
import { paths } from '../../../../paths';
import { LinkButton } from '../../../../ui/link-button';
import {
  findQuantityForAll,
  planAndAnnounceSharing,
  RecipeThumb,
  usePickerRecipes,
  type PickerRecipes,
} from '../../meal-plans';
import { useListContext } from '../list-context';
import classes from './recipe-sheet.module.css';
import { useAddRecipe } from './use-add-recipe';

export function RecipeSheet({ onClose }: { onClose: () => void }) {
  const picker = usePickerRecipes(useListContext().scope);
  if (picker.error) {
    return (
      <div role="alert">
        <p>{describeError(picker.error).message}</p>
        <Button variant="default" onClick={picker.retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (picker.isEmpty) {
    return (
      <>
        <p>You have no recipes yet.</p>
        <LinkButton to={paths.myRecipes}>Add a recipe</LinkButton>
      </>
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
      <Recipes picker={picker} onClose={onClose} />
    </>
  );
}

function Recipes({ picker, onClose }: { picker: PickerRecipes; onClose: () => void }) {
  const { scope } = useListContext();
  const addRecipe = useAddRecipe();
  if (picker.isLoading) return <Skeleton height={240} radius="md" />;
  return (
    <ul className={classes.recipes} aria-label="Your recipes">
      {picker.recipes.map((card) => (
        <li key={card._id}>
          <UnstyledButton
            className={classes.recipe}
            onClick={() => {
              void planAndAnnounceSharing(scope, [card], async () =>
                addRecipe(card, await findQuantityForAll(scope, card)),
              );
              onClose();
            }}
          >
            <RecipeThumb card={card} />
            <Name title={card.title} owner={picker.owners.get(card._id)} />
          </UnstyledButton>
        </li>
      ))}
      {picker.recipes.length === 0 && (
        <li className={classes.none}>
          {picker.isSearching ? 'Searching…' : `No recipe matches “${picker.search}”.`}
        </li>
      )}
      {picker.hasMore && (
        <li>
          <Button variant="subtle" loading={picker.isLoadingMore} onClick={picker.showMore}>
            Show more
          </Button>
        </li>
      )}
    </ul>
  );
}

const Name = ({ title, owner }: { title: string; owner: string | undefined }) => (
  <span>
    {title}
    {owner && <span className={classes.owner}>{owner}</span>}
  </span>
);
