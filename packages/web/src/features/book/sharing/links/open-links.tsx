/** Links that also open a private recipe. */
import { Button } from '@mantine/core';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import { useRef, useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import type { NewShareLink } from '@saltbush/contract/recipe/sharing/share-links';
import { describeError } from '../../../../api/describe-error';
import { showToast } from '../../../../ui/feedback/toast';
import { PartHead } from '../part-head';
import classes from '../sharing.module.css';
import { MadeLink } from './made-link';
import { useMakeLink } from './use-share-links';
import { WorkingLinks } from './working-links';

export function ShareLinks({ recipe }: { recipe: Pick<RecipeOnWire, '_id' | 'title'> }) {
  const makeLink = useMakeLink(recipe._id);
  const heading = useRef<HTMLHeadingElement>(null);
  const [made, setMade] = useState<NewShareLink>();
  const handleMake = () => makeLink.mutate(undefined, { onSuccess: setMade, onError: showError });
  return (
    <section className={classes.part} aria-labelledby="share-links">
      <PartHead
        id="share-links"
        title="Links you can turn off"
        hint="They open the recipe even while it is private, without an account."
        heading={heading}
      />
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
        <MadeLink
          text="Your link is ready. Copy it now: it is not shown again."
          label="New link"
          title={recipe.title}
          url={made.url}
        />
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

const showError = (error: Error) => showToast({ kind: 'error', ...describeError(error) });
