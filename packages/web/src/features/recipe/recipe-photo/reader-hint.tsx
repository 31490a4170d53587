/** Who reads the photos, this server or an external service, and what to expect. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { recipePhotoRoutes } from '@saltbush/contract/recipe/recipe-photo';
import { call } from '../../../api/call';
import { useUser } from '../../../api/session';
import { paths } from '../../../paths';
import { TextLink } from '../../../ui/link-button';

export function ReaderHint() {
  const { data } = useQuery({
    queryKey: ['recipe-photo', 'reader'],
    queryFn: ({ signal }) => call(recipePhotoRoutes.describeReader, {}, { signal }),
    staleTime: Infinity,
  });
  const user = useUser();
  if (data?.isVisionSetUp) {
    return t`The photos are sent to the service that your admin set up to read them.`;
  }
  return (
    <>
      <Trans>
        They stay on this server, which reads print in English, German, French, Spanish and Italian,
        and struggles with handwriting.{' '}
      </Trans>
      {user?.isAdmin ? (
        <TextLink to={paths.adminPage} params={{ page: 'services' }}>
          <Trans>Connect a vision model</Trans>
        </TextLink>
      ) : (
        <Trans>Your admin can connect a vision model to read more.</Trans>
      )}
    </>
  );
}
