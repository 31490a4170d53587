/** My recipes (Spec 2, /my-recipes): own and saved ones. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { paths } from '../../../paths';
import { LinkButton, TextLink } from '../../../ui/link-button';
import { Page } from '../../../ui/layout/page';
import classes from './my-recipes-page.module.css';
import { QuickLink } from './filters/quick-link';
import { NoRecipesYet } from './no-recipes-yet';
import { RecipeList } from './recipe-list';
import { SelectionBar } from './selection/selection-bar';
import { useSelection, type Selection } from './selection/use-selection';

export function MyRecipesPage() {
  const selection = useSelection();
  return (
    <Page title={t`Recipes`} actions={<AddLinks />}>
      <RecipeList
        list="mine"
        label={t`My recipes`}
        searchLabel={t`Search my recipes`}
        empty={<NoRecipesYet />}
        selection={selection}
        foot={<DeletedRecipesLink />}
        quickLink={
          <QuickLink to={paths.inspiration}>
            <Trans>What can I cook?</Trans>
          </QuickLink>
        }
      >
        <SelectButton selection={selection} />
      </RecipeList>
      <SelectionBar selection={selection} />
    </Page>
  );
}

function AddLinks() {
  return (
    <>
      <LinkButton
        to={paths.importRecipe}
        className={classes.imageOnPhone}
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
      >
        <span className={classes.word}>
          <Trans>Import</Trans>
        </span>
      </LinkButton>
      <LinkButton to={paths.newRecipe} leftSection={<IconPlus size={18} stroke={2} aria-hidden />}>
        <Trans>Add recipe</Trans>
      </LinkButton>
    </>
  );
}

function SelectButton({ selection }: { selection: Selection }) {
  return (
    <Button
      className={`${classes.choose} ${classes.imageOnPhone}`}
      variant="subtle"
      aria-pressed={selection.isChoosing}
      leftSection={<IconListCheck size={20} stroke={1.75} aria-hidden />}
      onClick={selection.isChoosing ? selection.end : selection.start}
    >
      <span className={classes.word}>
        <Trans>Select</Trans>
      </span>
    </Button>
  );
}

function DeletedRecipesLink() {
  return (
    <p className={classes.foot}>
      <TextLink to={paths.recipeFiles}>
        <Trans>Import & export</Trans>
      </TextLink>
      <TextLink to={paths.deletedRecipes}>
        <Trans>Deleted recipes</Trans>
      </TextLink>
    </p>
  );
}
