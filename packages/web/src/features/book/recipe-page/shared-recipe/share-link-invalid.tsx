/** Error page of a recipe that this reader may not open, with a next step. */
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
    <Page title="Shared recipe">
      <EmptyState
        image={<IconLock size={44} stroke={1.5} />}
        title={
          isEnded ? 'This link has ended' : 'This recipe is private or the link no longer works'
        }
        hint={
          isSignedIn
            ? 'Ask the person who sent it to you for a new link. If it was meant for another account of yours, sign in with that one.'
            : 'If it was shared with you, sign in with the account it was shared with.'
        }
      >
        {isSignedIn ? (
          <LinkButton to={paths.myRecipes}>Go to my recipes</LinkButton>
        ) : (
          <>
            <LinkButton to={paths.login} search={{ redirect }}>
              Sign in
            </LinkButton>
            <LinkButton to={paths.landing} variant="default">
              What is Saltbush?
            </LinkButton>
          </>
        )}
      </EmptyState>
    </Page>
  );
}
