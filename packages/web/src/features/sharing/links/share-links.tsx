/** Links that open a private recipe too, for whoever has one. */
import { Button, Text, Title } from '@mantine/core';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import { useRef, useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import type { NewShareLink } from '@saltbush/contract/share-links';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/toast';
import classes from '../sharing.module.css';
import { LinkToPass } from './link-to-pass';
import { useMakeLink } from './use-share-links';
import { WorkingLinks } from './working-links';

export function ShareLinks({ recipe }: { recipe: Pick<RecipeOnWire, '_id' | 'title'> }) {
  const makeLink = useMakeLink(recipe._id);
  const heading = useRef<HTMLHeadingElement>(null);
  const [made, setMade] = useState<NewShareLink>();
  const handleMake = () =>
    makeLink.mutate(undefined, {
      onSuccess: setMade,
      onError: (error) => showToast({ kind: 'error', ...describeError(error) }),
    });
  return (
    <section className={classes.part} aria-labelledby="share-links">
      <div>
        <Title ref={heading} id="share-links" tabIndex={-1} order={3} size="h4">
          Links you can turn off
        </Title>
        <Text className={classes.hint}>
          They open the recipe even while it is private, without an account.
        </Text>
      </div>
      <div>
        <Button
          variant="default"
          loading={makeLink.isPending}
          leftSection={<IconLink size={18} stroke={1.75} aria-hidden />}
          onClick={handleMake}
        >
          Make a link
        </Button>
      </div>
      {made && (
        <div className={classes.made}>
          <Text aria-live="polite">Your link is ready. Copy it now: it is not shown again.</Text>
          <LinkToPass label="New link" title={recipe.title} url={made.url} />
        </div>
      )}
      <WorkingLinks
        recipeId={recipe._id}
        kind="public"
        onFocusLost={() => heading.current?.focus()}
        onTurnedOff={(id) => setMade((shown) => (shown?._id === id ? undefined : shown))}
      />
    </section>
  );
}
