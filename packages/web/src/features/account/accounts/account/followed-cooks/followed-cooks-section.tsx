/** The cooks that the person follows; following one is ended here. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useQuery } from '@tanstack/react-query';
import type { FollowedCook } from '@saltbush/contract/book/cooks';
import { describeError } from '../../../../../api/describe-error';
import { paths } from '../../../../../paths';
import { EmptyState } from '../../../../../ui/feedback/empty-state';
import { ErrorState } from '../../../../../ui/feedback/error-state';
import { Panel } from '../../../../../ui/layout/panel';
import { LinkButton, TextLink } from '../../../../../ui/link-button';
import { cookPath, cooksPath, followedCooksQuery, useFollowCook } from '../../../../recipe/cooks';
import classes from '../favourites/favourites.module.css';

export function FollowedCooksSection() {
  const { data, error, isFetching, refetch } = useQuery(followedCooksQuery);
  if (error && !data) {
    return (
      <ErrorState
        message={describeError(error).message}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height={240} radius="lg" />;
  if (data.cooks.length === 0) return <NobodyFollowed />;
  return (
    <Panel label={t`Cooks you follow`}>
      <CookList cooks={data.cooks} />
      <LinkButton to={cooksPath} variant="default">
        <Trans>Their new recipes</Trans>
      </LinkButton>
    </Panel>
  );
}

function CookList({ cooks }: { cooks: readonly FollowedCook[] }) {
  const follow = useFollowCook();
  return (
    <ul className={classes.rows}>
      {cooks.map((cook) => (
        <li key={cook._id} className={classes.row}>
          {cook.username === undefined ? (
            <span className={classes.title}>
              <Trans>A cook who shares nothing now</Trans>
            </span>
          ) : (
            <TextLink to={cookPath} params={{ id: cook._id }} className={classes.title}>
              {cook.username}
            </TextLink>
          )}
          <Button
            variant="subtle"
            px="sm"
            aria-label={
              cook.username === undefined
                ? t`Unfollow a cook who shares nothing now`
                : t`Unfollow ${cook.username}`
            }
            onClick={() => void follow(cook, false)}
          >
            <Trans>Unfollow</Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
}

const NobodyFollowed = () => (
  <EmptyState
    image={<IconUsers size={44} stroke={1.5} />}
    title={t`You follow no cook yet`}
    hint={t`Open a recipe in Browse, tap the name of its cook, then Follow.`}
  >
    <LinkButton to={paths.browse}>
      <Trans>Browse recipes</Trans>
    </LinkButton>
  </EmptyState>
);
