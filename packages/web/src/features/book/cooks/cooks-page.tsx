/** `/cooks`: what cooks share with everyone, for a visitor all of it, and for others what the cooks do that they follow. */
import { useUser } from '../../../api/session';
import { FollowedPage } from './followed-page';
import { PublicRecipesPage } from './public-recipes-page';

export const CooksPage = () => (useUser() === undefined ? <PublicRecipesPage /> : <FollowedPage />);
