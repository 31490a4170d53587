import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import { paths } from '../../../paths';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LinkButton } from '../../../ui/link-button';
import { Page } from '../../../ui/layout/page';

export function NoSuchRecipe() {
  return (
    <Page title={t`Recipe not found`}>
      <EmptyState
        image={<IconBook size={44} stroke={1.5} />}
        title={t`We couldn’t find this recipe`}
        hint={t`It may have been deleted, or it belongs to someone who has not shared it with you.`}
      >
        <LinkButton to={paths.myRecipes}>
          <Trans>Go to my recipes</Trans>
        </LinkButton>
      </EmptyState>
    </Page>
  );
}
