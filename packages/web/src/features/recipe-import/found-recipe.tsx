/** What was found needs a word: one has it already, or the page has several to choose from. */
import { Alert, Button, Group, Title } from '@mantine/core';
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe-import';
import { paths } from '../../app/paths';
import { LinkButton } from '../../ui/link-button';
import { Panel } from '../../ui/panel';
import classes from './import-recipe-page.module.css';

export interface FoundRecipeProps {
  draft: RecipeDraftOnWire;
  onTake: () => void;
  onChoose: (recipe: number) => void;
}

export function FoundRecipe({ draft, onTake, onChoose }: FoundRecipeProps) {
  const { alreadyHave, otherRecipes = [] } = draft;
  return (
    <Panel ref={focus} tabIndex={-1} label="What we found">
      {alreadyHave && (
        <Alert color="blue" title="You already have this">
          {alreadyHave.title}
          <Group gap="xs" mt="sm">
            <LinkButton to={paths.recipe} params={{ id: alreadyHave._id }}>
              Open it
            </LinkButton>
            <Button variant="default" onClick={onTake}>
              Import again
            </Button>
          </Group>
        </Alert>
      )}
      {otherRecipes.length > 0 && (
        <>
          <Title order={2} size="h3">
            {alreadyHave
              ? 'The page has other recipes too'
              : `This page has ${otherRecipes.length + 1} recipes. Which one?`}
          </Title>
          <ul className={classes.choices}>
            {!alreadyHave && <Choice title={draft.title} onClick={onTake} />}
            {otherRecipes.map(({ title, recipe }) => (
              <Choice key={recipe} title={title} onClick={() => onChoose(recipe)} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

/** The answer came after a while: who cannot see it come is taken there. */
const focus = (found: HTMLElement | null): void => found?.focus();

function Choice({ title, onClick }: { title: string; onClick: () => void }) {
  return (
    <li>
      <Button
        variant="default"
        fullWidth
        justify="start"
        className={classes.choice}
        onClick={onClick}
      >
        {title}
      </Button>
    </li>
  );
}
