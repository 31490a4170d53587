/** What the cooks that one follows share with everyone, the newest first. */
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
      title="From cooks you follow"
      lead={
        <>
          The newest first.{' '}
          <TextLink to={paths.accountSection} params={{ section: 'followed-cooks' }}>
            Cooks you follow
          </TextLink>
        </>
      }
      actions={
        <LinkButton to={paths.browse} variant="default">
          Browse all
        </LinkButton>
      }
    >
      <PublicCards found={found} label="Recipes from cooks you follow" empty={<NothingYet />} />
    </Page>
  );
}

const NothingYet = () => (
  <EmptyState
    image={<IconUsers size={44} stroke={1.5} />}
    title="Nothing from cooks you follow"
    hint="Open a recipe in Browse, tap the name of its cook, then Follow."
  >
    <LinkButton to={paths.browse}>Browse recipes</LinkButton>
  </EmptyState>
);
