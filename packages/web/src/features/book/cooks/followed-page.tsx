/** What the cooks that one follows share with everyone, the newest first. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { paths } from '../../../paths';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Page } from '../../../ui/layout/page';
import { LinkButton, TextLink } from '../../../ui/link-button';
import { PublicCards } from './public-cards';
import { useFollowedRecipes } from './public-list';

export function FollowedPage() {
  const found = useFollowedRecipes();
  return (
    <Page
      title={t`From cooks you follow`}
      lead={
        <>
          <Trans>The newest first. </Trans>
          <TextLink to={paths.accountSection} params={{ section: 'followed-cooks' }}>
            <Trans>Cooks you follow</Trans>
          </TextLink>
        </>
      }
      actions={
        <LinkButton to={paths.browse} variant="default">
          <Trans>Browse all</Trans>
        </LinkButton>
      }
    >
      <PublicCards found={found} label={t`Recipes from cooks you follow`} empty={<NothingYet />} />
    </Page>
  );
}

const NothingYet = () => (
  <EmptyState
    image={<IconUsers size={44} stroke={1.5} />}
    title={t`Nothing from cooks you follow`}
    hint={t`Open a recipe in Browse, tap the name of its cook, then Follow.`}
  >
    <LinkButton to={paths.browse}>
      <Trans>Browse recipes</Trans>
    </LinkButton>
  </EmptyState>
);
