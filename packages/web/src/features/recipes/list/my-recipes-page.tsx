/** The recipe book (Spec 2, /my-recipes): one's own recipes and those one saved. */
import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { paths } from '../../../app/paths';
import { LinkButton, TextLink } from '../../../ui/link-button';
import { Page } from '../../../ui/page';
import classes from './my-recipes-page.module.css';
import { NoRecipesYet } from './no-recipes-yet';
import { RecipeList } from './recipe-list';
import { SelectionBar } from './selection/selection-bar';
import { useSelection } from './selection/use-selection';

export function MyRecipesPage() {
  const selection = useSelection();
  return (
    <Page
      title="Recipes"
      actions={
        <>
          <LinkButton
            to={paths.importRecipe}
            className={classes.pictureOnPhone}
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
          >
            <span className={classes.word}>Import</span>
          </LinkButton>
          <LinkButton
            to={paths.newRecipe}
            leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
          >
            Add recipe
          </LinkButton>
        </>
      }
    >
      <p className={classes.ideas}>
        <TextLink to={paths.inspiration}>What can I cook with what I have?</TextLink>
      </p>
      <RecipeList
        list="mine"
        label="My recipes"
        searchLabel="Search my recipes"
        empty={<NoRecipesYet />}
        selection={selection}
        foot={<BinLink />}
      >
        <Button
          className={`${classes.choose} ${classes.pictureOnPhone}`}
          variant="subtle"
          aria-pressed={selection.isChoosing}
          leftSection={<IconListCheck size={20} stroke={1.75} aria-hidden />}
          onClick={selection.isChoosing ? selection.end : selection.start}
        >
          <span className={classes.word}>Select</span>
        </Button>
      </RecipeList>
      <SelectionBar selection={selection} />
    </Page>
  );
}

function BinLink() {
  return (
    <p className={classes.foot}>
      <TextLink to={paths.recipeFiles}>Bring in or take along</TextLink>
      <TextLink to={paths.deletedRecipes}>Deleted recipes</TextLink>
    </p>
  );
}
