/** Error page of a recipe that this reader may not open, with a next step. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useLocation } from '@tanstack/react-router';
import { useSession } from '../../../../api/session';
import { paths } from '../../../../paths';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { LinkButton } from '../../../../ui/link-button';
import { Page } from '../../../../ui/layout/page';

/** @param isEnded whether it was opened by a link that was turned off or came to its end */
export function ShareLinkInvalid({ isEnded }: { isEnded: boolean }) {
  const isSignedIn = useSession() !== undefined;
  const redirect = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  return (
    <Page title={t`Shared recipe`}>
      <EmptyState
        image={<IconLock size={44} stroke={1.5} />}
        title={
          isEnded ? t`This link has ended` : t`This recipe is private or the link no longer works`
        }
        hint={
          isSignedIn
            ? t`Ask the person who sent it to you for a new link. If it was meant for another account of yours, sign in with that one.`
            : t`If it was shared with you, sign in with the account it was shared with.`
        }
      >
        {isSignedIn ? (
          <LinkButton to={paths.myRecipes}>
            <Trans>Go to my recipes</Trans>
          </LinkButton>
        ) : (
          <>
            <LinkButton to={paths.login} search={{ redirect }}>
              <Trans>Sign in</Trans>
            </LinkButton>
            <LinkButton to={paths.landing} variant="default">
              <Trans>What is Saltbush?</Trans>
            </LinkButton>
          </>
        )}
      </EmptyState>
    </Page>
  );
}
