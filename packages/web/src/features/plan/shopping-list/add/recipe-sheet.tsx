/** Puts a recipe straight onto the list, without planning it. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  if (picker.isEmpty) {
    return (
      <>
        <p>
          <Trans>You have no recipes yet.</Trans>
        </p>
        <LinkButton to={paths.myRecipes}>
          <Trans>Add a recipe</Trans>
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <TextInput
        className={classes.search}
        type="search"
        aria-label={t`Search your recipes`}
        placeholder={t`Search`}
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
    <ul className={classes.recipes} aria-label={t`Your recipes`}>
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
          {picker.isSearching ? t`Searching…` : t`No recipe matches “${picker.search}”.`}
        </li>
      )}
      {picker.hasMore && (
        <li>
          <Button variant="subtle" loading={picker.isLoadingMore} onClick={picker.showMore}>
            <Trans>Show more</Trans>
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
