/** "Who eats": the people that are planned and bought for, members and others. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { eaterLimits } from '@saltbush/domain/plan/rows/eater-rows';
import { countUnnamed, sumPortions, type Member } from '@saltbush/domain/plan/eaters/eaters';
import { Panel } from '../../../ui/layout/panel';
import type { PlanScope } from '../view-mode';
import { EaterItem } from './eater-item';
import { EaterSheet } from './eater-sheet';
import classes from './eaters-panel.module.css';
import { PeopleChips } from './people-chips';
import { formatPortions } from './portion-text';
import { useEaters, type Eaters } from './use-eaters';

export interface EatersPanelProps {
  scope: PlanScope;
  /** Of the household, the person first; of a personal plan only the person. A stable array. */
  members: readonly Member[];
}

export function EatersPanel({ scope, members }: EatersPanelProps) {
  const eaters = useEaters(scope, members);
  return (
    <Panel title={t`Who eats`} beside={eaters && <Portions eaters={eaters} />}>
      <p className={classes.lead}>
        <Trans>We plan and shop for these people.</Trans>
      </p>
      {eaters && <PeopleChips {...eaters} onChoose={eaters.setPeople} />}
      {eaters ? <EaterList eaters={eaters} scope={scope} /> : <Skeleton height={112} />}
    </Panel>
  );
}

function Portions({ eaters: all }: { eaters: Eaters }) {
  const portions = sumPortions(all.eaters) + countUnnamed(all);
  return (
    <span className={classes.portions}>
      <Trans>
        Serves per meal: <strong>{formatPortions(portions)}</strong>
      </Trans>
    </span>
  );
}

/** Of the sheet: an eater's id, a new one, or none. */
type Opened = { id: string } | 'new' | undefined;

function EaterList({ eaters: all, scope }: { eaters: Eaters; scope: PlanScope }) {
  const { eaters } = all;
  const { userId: myId, householdId } = scope;
  const [opened, setOpened] = useState<Opened>();
  return (
    <>
      <ul className={classes.eaters}>
        {eaters.map((eater, index) => (
          <EaterItem
            key={eater.id}
            eater={eater}
            isMe={eater.id === myId}
            index={index}
            onOpen={() => setOpened({ id: eater.id })}
          />
        ))}
      </ul>
      <Unnamed count={countUnnamed(all)} />
      <Button
        variant="default"
        fullWidth
        disabled={eaters.length >= eaterLimits.eaters}
        leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
        onClick={() => setOpened('new')}
      >
        <Trans>Add a child or adult</Trans>
      </Button>
      <Elsewhere eaters={all} myId={myId} />
      <EaterSheet
        eaters={all}
        myId={myId}
        householdId={householdId}
        opened={opened}
        onOpen={(id) => setOpened({ id })}
        onClose={() => setOpened(undefined)}
      />
    </>
  );
}

function Unnamed({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className={classes.lead}>
      <Trans>
        And {count} more, one serve each. Add them by name to plan around what they can’t eat.
      </Trans>
    </p>
  );
}

function Elsewhere({ eaters: { elsewhere, bringBack }, myId }: { eaters: Eaters; myId: string }) {
  return elsewhere.map((member) => (
    <p key={member.id} className={classes.elsewhere}>
      {member.id === myId ? t`You eat elsewhere.` : t`${member.name} eats elsewhere.`}
      <Button variant="subtle" aria-label={t`Add ${member.name}`} onClick={() => bringBack(member)}>
        <Trans>Add</Trans>
      </Button>
    </p>
  ));
}
