/** What becomes of a photo, and what may be hoped of it: the house reads it itself, or a service does. */
import { useQuery } from '@tanstack/react-query';
import { recipePhotoRoutes } from '@saltbush/contract/recipe-photo';
import { call } from '../../api/call';
import { useUser } from '../../api/session';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/link-button';

export function WhoReads() {
  const { data } = useQuery({
    queryKey: ['recipe-photo', 'reader'],
    queryFn: ({ signal }) => call(recipePhotoRoutes.describeReader, {}, { signal }),
    staleTime: Infinity,
  });
  const user = useUser();
  if (data?.isVisionSetUp) {
    return 'The photos are sent to the service that your admin set up to read them.';
  }
  return (
    <>
      They stay on this server, which reads printed English and hardly any handwriting.{' '}
      {user?.isAdmin ? (
        <TextLink to={paths.outsideServices}>Set up a service that reads more</TextLink>
      ) : (
        'Your admin can set up a service that reads more.'
      )}
    </>
  );
}
