/** The Admin Panel (Spec 2): one route for all its pages, which `admin/admin-pages.ts` lists. */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { paths } from '../../paths';
import { adminPages } from '../admin/admin-pages.lazy';
import { signedIn } from './frames';
import { requireAdmin } from './guards';
import { only } from './search';

const component = lazyRouteComponent(() => import('../admin/admin-frame'), 'AdminFrame');

export const admin = createRoute({
  getParentRoute: () => signedIn,
  path: paths.admin,
  beforeLoad: requireAdmin,
  component,
});
export const adminPage = createRoute({
  getParentRoute: () => signedIn,
  path: paths.adminPage,
  validateSearch: only('page', 'period', 'q', 'with'),
  beforeLoad: requireAdmin,
  loader: async ({ params }) => {
    const { loadAdminPage } = await adminPages.load();
    if (!(await loadAdminPage(params.page))) throw redirect({ to: paths.landing, replace: true });
  },
  component,
});
