/** The links that were sent and also open a private recipe, each of which can be turned off. */
import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { PartHead } from '../part-head';
import classes from '../sharing.module.css';
import { WorkingLinks } from './working-links';

export function OpenLinks({ recipeId }: { recipeId: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={classes.part} aria-labelledby="share-links">
      <PartHead
        id="share-links"
        title={t`Links you can turn off`}
        hint={t`Links you sent open the recipe even while it is private, without an account.`}
        heading={heading}
      />
      <WorkingLinks
        recipeId={recipeId}
        kind="public"
        onFocusLost={() => heading.current?.focus()}
      />
    </section>
  );
}
