/** Magic Menu on the whole screen: a dish for each free dinner of the week, before anything is saved. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { menuMeals } from '@saltbush/domain/plan/magic-menu/week/week-slots';
import type { MenuRules } from '@saltbush/domain/plan/meal-plans/menu-rules';
import { describeError } from '../../../api/describe-error';
import { paths } from '../../../paths';
import { ErrorState } from '../../../ui/feedback/error-state';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LinkButton } from '../../../ui/link-button';
import { useWhoEats } from '../../device/eaters';
import { endRound, RoundProgress, useHasEnded, useRound, type ShownRound } from '../dish-round';
import { MenuChooser } from './menu-chooser';
import classes from './magic-menu-dialog.module.css';
import type { PlannedWeek } from './planned-week';
import { useCandidates } from './use-candidates';
import type { EarlierChoices } from './use-menu-choice';
import { useMenuRules } from './rules/use-menu-rules';
import { useRuleTopics, useWeekRules } from './rules/use-week-rules';
import { FullWeek } from './cards/full-week';
import { WaitingCards } from './cards/waiting-cards';

export interface MagicMenuDialogProps {
  week: PlannedWeek;
  isOpen: boolean;
  onClose: () => void;
  /** Shows seven other days, by the first of them. */
  onShow: (start: PlainDate) => void;
}

export function MagicMenuDialog({ week, isOpen, onClose, onShow }: MagicMenuDialogProps) {
  // Open after mounting: the modal then stores the element to return focus to.
  const isMounted = useMounted();
  const rules = useMenuRules(week.scope);
  return (
    <Modal
      fullScreen
      opened={isOpen && isMounted}
      onClose={onClose}
      title={t`Magic Menu`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      transitionProps={{ duration: 150 }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      {/* A week that was just filled is full while the dialog closes. */}
      {isOpen && isFull(week, rules) ? (
        <FullWeek start={week.menu.startDate} today={week.today} onShow={onShow} />
      ) : (
        <DialogContent week={week} rules={rules} onClose={onClose} />
      )}
    </Modal>
  );
}

const isFull = ({ menu, today }: PlannedWeek, rules: MenuRules): boolean =>
  menuMeals(menu, { today, rules }).every(({ planned }) => planned.length > 0);

/** While the household is asked: who has answered. Deciding, and the end of the round, choose the week by what they said. */
function DialogContent({ week, rules, onClose }: ContentProps) {
  const { scope, menu } = week;
  const shown = useRound(scope, menu.startDate);
  const whoEats = useWhoEats(scope);
  const hasEnded = useHasEnded(shown?.round.until);
  const [decided, setDecided] = useState<ShownRound>();
  const settled = decided ?? (hasEnded ? shown : undefined);
  const deciding = useMemo(() => settled && endingRound(week, settled), [week, settled]);
  if (shown && whoEats && !settled) {
    const decide = () => setDecided(shown);
    return <RoundProgress scope={scope} shown={shown} whoEats={whoEats} onDecide={decide} />;
  }
  const round = settled && isAnswered(settled) ? settled : undefined;
  return <Choosing {...{ rules, onClose, round }} week={deciding ?? week} />;
}

type ContentProps = Pick<MagicMenuDialogProps, 'week' | 'onClose'> & { rules: MenuRules };

/** After its hours a round that nobody answered is as none: the household can be asked again. */
const isAnswered = ({ answers }: ShownRound): boolean =>
  [...answers.values()].some(({ size }) => size > 0);

/** The same week, whose dinners end the round when they are planned; Undo begins it again. */
const endingRound = (week: PlannedWeek, { round }: ShownRound): PlannedWeek => ({
  ...week,
  addDinners: async (...dinners) => {
    const undo = await week.addDinners(...dinners);
    const beginAgain = await endRound(week.scope, round);
    return () => {
      undo();
      beginAgain();
    };
  },
});

function Choosing(props: ContentProps & { round: ShownRound | undefined }) {
  const { week, rules, round, onClose } = props;
  const [earlier] = useState<EarlierChoices>(() => new Map());
  const topics = useRuleTopics(week.scope);
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useCandidates(week.scope, {
    week: week.menu.startDate,
    today: week.today,
    rules,
    topics,
  });
  const weekRules = useWeekRules(week.scope, data?.sourceNames ?? noNames);
  const whoEats = useWhoEats(week.scope);
  if (data?.candidates.length === 0) {
    return (
      <EmptyState
        title={t`Add a few recipes first`}
        hint={t`Magic Menu chooses from your recipes.`}
      >
        <LinkButton to={paths.browse}>
          <Trans>Browse recipes</Trans>
        </LinkButton>
      </EmptyState>
    );
  }
  // What was planned since the last answer counts: wait for the new one.
  if (data && whoEats && isFetchedAfterMount && !error) {
    const inputs = { week, ...data, whoEats, rules, weekRules, earlier, round };
    return <MenuChooser {...inputs} onClose={onClose} />;
  }
  if (error && !isFetching) {
    const { message } = describeError(error);
    return (
      <ErrorState
        title={t`Couldn’t load your recipes`}
        message={message}
        onRetry={() => void refetch()}
      />
    );
  }
  return <WaitingCards />;
}

const noNames = new Map<never, never>();
