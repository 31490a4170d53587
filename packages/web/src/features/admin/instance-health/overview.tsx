/** The state of this Saltbush at a glance: a few figures, and what needs attention. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton, Text } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import { useQuery } from '@tanstack/react-query';
import { instanceHealthRoutes } from '@saltbush/contract/admin/instance-health';
import type { CallOutput } from '@saltbush/contract/route';
import { locale } from '../../../locale';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { paths } from '../../../paths';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Figure, Figures } from '../../../ui/layout/figures';
import { Panel } from '../../../ui/layout/panel';
import { TextLink } from '../../../ui/link-button';
import { attentionTexts } from './attention-texts';
import classes from './overview.module.css';

type OverviewOnWire = CallOutput<typeof instanceHealthRoutes.overview>;

export function Overview() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['admin', 'overview'],
    queryFn: ({ signal }) => call(instanceHealthRoutes.overview, {}, { signal }),
    staleTime: 0,
  });
  if (data) return <Loaded overview={data} />;
  if (!error) return <Skeleton height={260} radius="lg" />;
  return (
    <ErrorState
      message={describeError(error).message}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

const Loaded = ({ overview }: { overview: OverviewOnWire }) => (
  <div className={classes.overview}>
    <Panel title={t`Needs attention`}>
      <Attention items={overview.attention} />
    </Panel>
    <Panel title={t`This week`}>
      <WeekFigures overview={overview} />
    </Panel>
  </div>
);

function Attention({ items }: { items: OverviewOnWire['attention'] }) {
  if (items.length === 0)
    return (
      <Text>
        <Trans>All is well.</Trans>
      </Text>
    );
  return (
    <ul className={classes.items} aria-label={t`Needs attention`}>
      {items.map(({ kind, count }) => {
        const { text, page, isHint = false } = attentionTexts[kind];
        const Icon = isHint ? IconBulb : IconAlertTriangle;
        return (
          <li key={kind} className={classes.item} data-hint={isHint || undefined}>
            <Icon size={20} stroke={1.75} aria-hidden />
            <TextLink to={paths.adminPage} params={{ page }}>
              {text(count)}
            </TextLink>
          </li>
        );
      })}
    </ul>
  );
}

const text = (count: number) => count.toLocaleString(locale());

function WeekFigures({ overview }: { overview: OverviewOnWire }) {
  const page = (name: string, title: string) => (
    <TextLink to={paths.adminPage} params={{ page: name }}>
      {title}
    </TextLink>
  );
  return (
    <Figures>
      <Figure
        title={t`Active people`}
        value={text(overview.activeUsersThisWeek)}
        text={page('analytics', t`Of ${{ users: text(overview.users) }} with an account`)}
      />
      <Figure
        title={t`New accounts`}
        value={text(overview.newUsersThisWeek)}
        text={page('users', t`See all users`)}
      />
      <Figure
        title={t`Recipes added`}
        value={text(overview.recipesAddedThisWeek)}
        text={page('analytics', t`${{ recipes: text(overview.recipesAdded) }} since the beginning`)}
      />
    </Figures>
  );
}
