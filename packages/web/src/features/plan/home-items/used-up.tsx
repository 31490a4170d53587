/** After cooking: what the dish used of what is at home is crossed off by a press each. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { HomeItem } from '@saltbush/domain/plan/home-items/home-items';
import { useUser } from '../../../api/session';
import { useHomeMatch, type MatchedRecipe } from './use-home-match';
import classes from './used-up.module.css';

export function UsedUp({ recipe }: { recipe: MatchedRecipe }) {
  const user = useUser();
  return user && <OfUser recipe={recipe} userId={user._id} />;
}

function OfUser({ recipe, userId }: { recipe: MatchedRecipe; userId: string }) {
  const { home, match } = useHomeMatch(recipe, userId);
  const [isDone, setDone] = useState(false);
  const used = match?.used ?? [];
  if (!home || isDone || used.length === 0) return null;
  const cross = (items: readonly HomeItem[]) => home.remove(items);
  return (
    <section aria-label={t`All used up?`}>
      <h3 className={classes.heading}>
        <Trans>All used up?</Trans>
      </h3>
      <Group gap="xs">
        {used.map((item) => (
          <Button key={item.id} variant="default" onClick={() => cross([item])}>
            {item.name}
          </Button>
        ))}
        {used.length > 1 && (
          <Button variant="subtle" px="xs" onClick={() => cross(used)}>
            <Trans>All of them</Trans>
          </Button>
        )}
        <Button variant="subtle" px="xs" onClick={() => setDone(true)}>
          {used.length > 1 ? t`None` : t`Not yet`}
        </Button>
      </Group>
    </section>
  );
}
