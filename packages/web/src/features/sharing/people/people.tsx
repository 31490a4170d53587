/** People who may read the recipe, whatever else is chosen: by name, or by a link to their address. */
import { Button, Skeleton, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import type { NewShareLink } from '@saltbush/contract/share-links';
import type { Reader } from '@saltbush/contract/sharing';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/error-state';
import { LinkToPass } from '../links/link-to-pass';
import { WorkingLinks } from '../links/working-links';
import classes from '../sharing.module.css';
import { PersonForm } from './person-form';
import { useReaders } from './use-readers';

export function People({ recipe }: { recipe: RecipeOnWire }) {
  const { readers, isIncomplete, names, others, add, remove } = useReaders(recipe);
  const [made, setMade] = useState<NewShareLink>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<Reader>();
  const handleRemove = (reader: Reader) => {
    remove(reader);
    setRemoved(reader);
  };
  const handleAdd = (reader: Reader) => {
    add(reader);
    if (reader._id === removed?._id) setRemoved(undefined);
  };
  const handleUndo = (reader: Reader) => {
    add(reader);
    setRemoved(undefined);
    heading.current?.focus();
  };
  return (
    <section className={classes.part} aria-labelledby="share-people">
      <div>
        <Title ref={heading} id="share-people" tabIndex={-1} order={3} size="h4">
          People
        </Title>
        <Text className={classes.hint}>
          They can read it, whatever is chosen above: people of your communities by name, anyone
          else by a link to their email address.
        </Text>
      </div>
      {readers.length > 0 && (
        <ul className={classes.working} aria-label="People who can read it">
          {readers.map((reader) => (
            <li key={reader._id}>
              <Text fw={600} className={classes.whose}>
                {reader.username}
              </Text>
              <Button
                variant="subtle"
                color="red"
                px="sm"
                aria-label={`Remove ${reader.username}`}
                onClick={() => handleRemove(reader)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {removed && (
        <p className={classes.removed}>
          <output>{removed.username} is taken off the list.</output>
          <Button
            key={removed._id}
            // The button that was pressed is gone.
            ref={focusOn}
            variant="subtle"
            px="sm"
            onClick={() => handleUndo(removed)}
          >
            Undo
          </Button>
        </p>
      )}
      {isIncomplete && names.isPending && <Skeleton height={44} />}
      {isIncomplete && names.isError && (
        <ErrorState
          message={describeError(names.error).message}
          isRetrying={names.isFetching}
          onRetry={() => void names.refetch()}
        />
      )}
      <WorkingLinks
        recipeId={recipe._id}
        kind="private"
        onFocusLost={() => heading.current?.focus()}
        onTurnedOff={(id) => setMade((shown) => (shown?._id === id ? undefined : shown))}
      />
      <PersonForm recipeId={recipe._id} others={others} onAdd={handleAdd} onMade={setMade} />
      {made && (
        <div className={classes.made}>
          <Text aria-live="polite">{wordsFor(made)}</Text>
          <LinkToPass label="Their link" title={recipe.title} url={made.url} />
        </div>
      )}
    </section>
  );
}

const wordsFor = ({ email, isMailed }: NewShareLink): string =>
  isMailed
    ? `We sent the link to ${email}. Here it is once more; later it is not shown again.`
    : `The link for ${email} is ready. This Saltbush does not send email, so please send it yourself: it is not shown again.`;

const focusOn = (button: HTMLButtonElement | null) => button?.focus();
