/**
 * A found recipe that needs a decision: it exists already, not all of it fits, or the page has
 * several.
 */
import { Alert, Button, Group, Title } from '@mantine/core';
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/link-button';
import { Panel } from '../../../ui/layout/panel';
import classes from './import-recipe-page.module.css';

export interface FoundRecipeProps {
  draft: RecipeDraftOnWire;
  onTake: () => void;
  onChoose: (recipe: number) => void;
}

export function FoundRecipe({ draft, onTake, onChoose }: FoundRecipeProps) {
  const { alreadyHave, leftOut } = draft;
  return (
    <Panel ref={focus} tabIndex={-1} label="What we found">
      {alreadyHave && <AlreadyHave recipe={alreadyHave} onTake={onTake} />}
      {leftOut && <LeftOut parts={leftOut} onTake={alreadyHave ? undefined : onTake} />}
      <Choices draft={draft} onTake={onTake} onChoose={onChoose} />
    </Panel>
  );
}

interface AlreadyHaveProps extends Pick<FoundRecipeProps, 'onTake'> {
  recipe: NonNullable<RecipeDraftOnWire['alreadyHave']>;
}

function AlreadyHave({ recipe, onTake }: AlreadyHaveProps) {
  return (
    <Alert color="blue" title="You already have this">
      {recipe.title}
      <Group gap="xs" mt="sm">
        <LinkButton to={paths.recipe} params={{ id: recipe._id }}>
          Open it
        </LinkButton>
        <Button variant="default" onClick={onTake}>
          Import again
        </Button>
      </Group>
    </Alert>
  );
}

interface LeftOutProps {
  parts: readonly string[];
  /** Absent if another button imports it. */
  onTake: (() => void) | undefined;
}

function LeftOut({ parts, onTake }: LeftOutProps) {
  return (
    <Alert color="yellow" title="Not all of it fits into one recipe">
      These parts are left out. To keep them, import them as a second recipe.
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      {onTake && (
        <Button variant="default" mt="sm" onClick={onTake}>
          Import the rest
        </Button>
      )}
    </Alert>
  );
}

function Choices({ draft, onTake, onChoose }: FoundRecipeProps) {
  const { alreadyHave, otherRecipes = [] } = draft;
  if (otherRecipes.length === 0) return null;
  return (
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
  );
}

/** Focus moves to the result, for screen readers. */
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
