/** The page of a cook: who they are, and the recipes that they list for everyone. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconChefHat from '@tabler/icons-react/dist/esm/icons/IconChefHat.mjs';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import type { Cook } from '@saltbush/contract/book/cooks';
import { AppError } from '@saltbush/contract/errors';
import { describeError } from '../../../api/describe-error';
import { useUser } from '../../../api/session';
import { paths } from '../../../paths';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Spinner } from '../../../ui/feedback/spinner';
import { Page } from '../../../ui/layout/page';
import { LinkButton } from '../../../ui/link-button';
import { cookQuery, cooksPath, useFollowCook } from '../../recipe/cooks';
import { ClosedToVisitors, isClosed } from './closed-to-visitors';
import { cookFigures, followersText } from './cook-figures';
import { PublicCards } from './public-cards';
import { useCookRecipes } from './public-list';

export function CookPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const user = useUser();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { data: cook, error, isFetching, refetch } = useQuery(cookQuery(id, user?._id));
  if (cook) return <KnownCook cook={cook} readerId={user?._id} />;
  return (
    <Page title={t`Cook`}>
      {!error && <Spinner />}
      {isClosed(error) && <ClosedToVisitors redirect={pathname} />}
      {isMissing(error) && <NoSuchCook isSignedIn={user !== undefined} />}
      {error && !isClosed(error) && !isMissing(error) && (
        <ErrorState
          message={describeError(error).message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}

function KnownCook({ cook, readerId }: { cook: Cook; readerId: string | undefined }) {
  const { _id, username, isOwn, followerCount } = cook;
  const found = useCookRecipes(_id, readerId);
  const figures = cookFigures(cook);
  return (
    <Page
      title={username}
      lead={followerCount === undefined ? figures : `${figures}. ${followersText(followerCount)}.`}
      actions={!isOwn && <FollowAction cook={cook} isVisitor={readerId === undefined} />}
    >
      <PublicCards
        found={found}
        label={t`Recipes by ${username}`}
        empty={isOwn ? <NothingShared /> : <NoSuchCook isSignedIn={readerId !== undefined} />}
        isOfOneCook
      />
    </Page>
  );
}

function FollowAction({ cook, isVisitor }: { cook: Cook; isVisitor: boolean }) {
  const follow = useFollowCook();
  const redirect = useLocation({ select: ({ pathname }) => pathname });
  if (isVisitor)
    return (
      <LinkButton to={paths.login} search={{ redirect }} variant="default">
        <Trans>Sign in to follow</Trans>
      </LinkButton>
    );
  const { isFollowed } = cook;
  return (
    <Button
      variant={isFollowed ? 'default' : 'filled'}
      onClick={() => void follow(cook, !isFollowed)}
    >
      {isFollowed ? t`Unfollow` : t`Follow`}
    </Button>
  );
}

const NothingShared = () => (
  <EmptyState
    image={<IconChefHat size={44} stroke={1.5} />}
    title={t`You share no recipe with everyone yet`}
    hint={t`Open a recipe of yours, then Share, then list it in Browse. Until then nobody else sees this page.`}
  >
    <LinkButton to={paths.myRecipes}>
      <Trans>Go to my recipes</Trans>
    </LinkButton>
  </EmptyState>
);

const NoSuchCook = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <EmptyState
    image={<IconChefHat size={44} stroke={1.5} />}
    title={t`This cook has no public recipes`}
    hint={t`They may have stopped sharing, or the address is not complete.`}
  >
    <LinkButton to={isSignedIn ? paths.browse : cooksPath}>
      <Trans>Browse recipes</Trans>
    </LinkButton>
  </EmptyState>
);

const isMissing = (error: Error | null): boolean =>
  error instanceof AppError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION_FAILED');
