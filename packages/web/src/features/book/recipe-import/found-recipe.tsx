/**
 * A found recipe that needs a decision: it exists already, not all of it fits or is shown, or the page has
 * several.
 */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group } from '@mantine/core';
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/link-button';
import { Panel } from '../../../ui/layout/panel';
import { PasteInstead } from './paste-instead';
import { RecipeChoices, type RecipeChoicesProps } from './recipe-choices';

export interface FoundRecipeProps {
  draft: RecipeDraftOnWire;
  onTake: () => void;
  onChoose: RecipeChoicesProps['onChoose'];
  /** Reads a text in its place. */
  onPaste: (text: string) => void;
}

export function FoundRecipe({ draft, onTake, onChoose, onPaste }: FoundRecipeProps) {
  const { alreadyHave, leftOut, isCutShort, otherRecipes = [] } = draft;
  return (
    <Panel ref={focus} tabIndex={-1} label={t`What we found`}>
      {alreadyHave && <AlreadyHave recipe={alreadyHave} onTake={onTake} />}
      {leftOut && <LeftOut parts={leftOut} onTake={alreadyHave ? undefined : onTake} />}
      {isCutShort && (
        <CutShort onPaste={onPaste} onTake={alreadyHave || leftOut ? undefined : onTake} />
      )}
      {otherRecipes.length > 0 && <RecipeChoices draft={draft} onChoose={onChoose} />}
    </Panel>
  );
}

interface AlreadyHaveProps extends Pick<FoundRecipeProps, 'onTake'> {
  recipe: NonNullable<RecipeDraftOnWire['alreadyHave']>;
}

function AlreadyHave({ recipe, onTake }: AlreadyHaveProps) {
  return (
    <Alert color="blue" title={t`You already have this`}>
      {recipe.title}
      <Group gap="xs" mt="sm">
        <LinkButton to={paths.recipe} params={{ id: recipe._id }}>
          <Trans>Open it</Trans>
        </LinkButton>
        <Button variant="default" onClick={onTake}>
          <Trans>Import again</Trans>
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
    <Alert color="yellow" title={t`Not all of it fits into one recipe`}>
      <Trans>These parts are left out. To keep them, import them as a second recipe.</Trans>
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      {onTake && (
        <Button variant="default" mt="sm" onClick={onTake}>
          <Trans>Import the rest</Trans>
        </Button>
      )}
    </Alert>
  );
}

interface CutShortProps extends Pick<FoundRecipeProps, 'onPaste'>, Pick<LeftOutProps, 'onTake'> {}

function CutShort({ onPaste, onTake }: CutShortProps) {
  return (
    <>
      <Alert color="yellow" title={t`This is only the beginning`}>
        <Trans>The page shows a part of its text. Copy the whole caption and paste it here.</Trans>
        {onTake && (
          <div>
            <Button variant="default" mt="sm" onClick={onTake}>
              <Trans>Import this part</Trans>
            </Button>
          </div>
        )}
      </Alert>
      <PasteInstead onRead={onPaste} />
    </>
  );
}

/** Focus moves to the result, for screen readers. */
const focus = (found: HTMLElement | null): void => found?.focus();
