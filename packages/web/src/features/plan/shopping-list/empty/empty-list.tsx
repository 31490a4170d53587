/** Nothing is left to buy here: nothing was planned, all of it is in the trolley, or the rest can't be bought here. */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconCalendarWeek from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
import { paths } from '../../../../paths';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { LinkButton } from '../../../../ui/link-button';
import { AisleIcon, doneIconId } from '../aisles/aisle-icon';
import { usePutAway } from '../actions/use-put-away';
import { isOpen } from '../rows/is-open';
import { useListContext } from '../list-context';

export function EmptyList() {
  const { list } = useListContext();
  const { clearTicked } = usePutAway();
  const { total, done, cleared, staples, checkAtHome } = list;
  const image = <AisleIcon id={doneIconId} />;
  if (total > done) return <NothingLeftHere />;
  if (total > 0) {
    return (
      <EmptyState
        image={image}
        title={plural(total, { one: 'It is in the trolley', other: 'All # in the trolley' })}
      >
        <Button onClick={clearTicked}>
          <Trans>Clear ticked items</Trans>
        </Button>
      </EmptyState>
    );
  }
  const isBought = cleared.length + staples.length + checkAtHome.length > 0;
  return (
    <EmptyState
      image={image}
      title={isBought ? t`Nothing left to buy` : t`Nothing to buy yet`}
      hint={t`Plan meals and their ingredients are added up here, or add an item yourself.`}
    >
      <PlanMeals />
    </EmptyState>
  );
}

/** What is not in the trolley can't be bought here and now. */
function NothingLeftHere() {
  const { list } = useListContext();
  const lines = [...list.aisles.flatMap((group) => group.lines), ...list.waiting];
  const left = lines.filter((line) => !line.isTicked);
  const isMissing = left.some((line) => line.isNotInShop);
  return (
    <EmptyState
      image={<AisleIcon id={doneIconId} />}
      title={t`Nothing left for this store`}
      hint={placesText(isMissing, left.some(isOpen))}
    />
  );
}

function placesText(isMissing: boolean, isForOthers: boolean): string {
  if (!isForOthers) return t`What is left is not in the shop. You find it below.`;
  return isMissing
    ? t`What is left is not in the shop or for other stores. You find it below.`
    : t`What is left is for other stores. You find it below.`;
}

function PlanMeals() {
  const { list } = useListContext();
  return (
    <LinkButton
      to={paths.menuMaker}
      search={{ week: list.days.from }}
      leftSection={<IconCalendarWeek size={20} stroke={1.75} aria-hidden />}
    >
      <Trans>Plan meals</Trans>
    </LinkButton>
  );
}
