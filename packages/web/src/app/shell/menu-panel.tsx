/** Content of the slide-out menu (Spec 2): main links in a row, then community, browse, admin, account, logout. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconFridge from '@tabler/icons-react/dist/esm/icons/IconFridge.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconShieldCog from '@tabler/icons-react/dist/esm/icons/IconShieldCog.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useUser } from '../../api/session';
import { useIsForPublic } from '../../api/use-instance';
import { UnreadCount, useUnreadFeedback } from '../../features/account/feedback';
import { useLogOut } from '../../features/account/log-out';
import { askForTour } from '../../features/visitors/welcome-tour';
import { Logo } from '../../ui/images/logo';
import { paths } from '../../paths';
import { forward } from '../../direction';
import { communityHint } from './community-hint';
import { communityLink, mainLinks } from './main-links';
import classes from './menu-panel.module.css';

export interface MenuPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

export function MenuPanel({ isOpen, onClose }: MenuPanelProps) {
  const user = useUser();
  const navigate = useNavigate();
  const isMounted = useMounted();
  const logOut = useLogOut(() => void navigate({ to: paths.login }));
  const handleLogOut = () => {
    onClose();
    void logOut.start();
  };
  return (
    <>
      <Drawer
        // Open after mounting: the drawer then stores the element to return focus to.
        opened={isOpen && isMounted}
        onClose={onClose}
        position="right"
        size="20rem"
        title={<Logo />}
        closeButtonProps={{ 'aria-label': t`Close menu` }}
        transitionProps={slide()}
      >
        {user && (
          <p className={classes.person}>
            <Trans>Signed in as {user.displayUsername}</Trans>
          </p>
        )}
        <nav className={classes.links} aria-label={t`Menu`}>
          <MainLinks onChoose={onClose} />
          <MenuLinks isAdmin={user?.isAdmin ?? false} onChoose={onClose} />
          <Item Icon={IconLogout}>
            <button type="button" onClick={handleLogOut}>
              <Trans>Logout</Trans>
            </button>
          </Item>
          <Guides onChoose={onClose} />
        </nav>
      </Drawer>
      {logOut.dialog}
    </>
  );
}

/** From the end of the lines, whichever side that is. */
const slide = () =>
  ({ duration: 150, transition: forward() > 0 ? 'slide-left' : 'slide-right' }) as const;

interface ChoiceProps {
  onChoose: () => void;
}

/** On a phone they are in the tabs too: here they take no more than a row. */
const MainLinks = ({ onChoose }: ChoiceProps) => (
  <div className={classes.main}>
    {mainLinks.map(({ to, label, Icon }) => (
      <Link key={to} to={to} className={classes.mainLink} onClick={onChoose}>
        <Icon size={22} stroke={1.75} aria-hidden />
        {label}
      </Link>
    ))}
  </div>
);

function MenuLinks({ isAdmin, onChoose }: ChoiceProps & { isAdmin: boolean }) {
  const { answers, conversations = 0 } = useUnreadFeedback();
  const unread: Record<string, number> = {
    [paths.feedback]: answers,
    [paths.admin]: conversations,
  };
  const isForPublic = useIsForPublic();
  const isShown: Record<string, boolean> = {
    [paths.admin]: isAdmin,
    // An answer that waits is read, whatever was switched off since.
    [paths.feedback]: isForPublic || answers > 0,
  };
  const shown = links.filter(({ to }) => isShown[to] ?? true);
  return shown.map(({ to, search, label, hint, Icon }) => (
    <Item key={label} Icon={Icon}>
      <Link to={to} search={search ?? {}} onClick={onChoose}>
        {label}
        {hint && <span className={classes.hint}> {hint}</span>}
        <UnreadCount count={unread[to] ?? 0} />
      </Link>
    </Item>
  ));
}

/** What a new person meets by itself, for those who put it off (decision 0108). */
function Guides({ onChoose }: ChoiceProps) {
  const startTour = () => {
    onChoose();
    askForTour(true);
  };
  return (
    <div className={classes.guides}>
      <Link to={paths.onboarding} onClick={onChoose}>
        <Trans>Getting started</Trans>
      </Link>
      <button type="button" onClick={startTour}>
        <Trans>Take the tour</Trans>
      </button>
    </div>
  );
}

interface MenuLink {
  to: string;
  search?: Record<string, string>;
  label: string;
  /** What is behind a label that does not say it. */
  hint?: string;
  Icon: typeof IconLogout;
}

const links: readonly MenuLink[] = [
  { ...communityLink, hint: communityHint },
  { to: paths.browse, label: t`Saltbush`, hint: t`Browse recipes`, Icon: IconWorld },
  { to: paths.inspiration, label: t`What can I cook?`, Icon: IconFridge },
  { to: paths.myRecipes, search: { favourites: 'true' }, label: t`Favourites`, Icon: IconHeart },
  { to: '/cookbooks', label: t`Cookbooks`, Icon: IconBook2 },
  { to: paths.importRecipe, label: t`Import`, Icon: IconDownload },
  { to: paths.admin, label: t`Admin Panel`, Icon: IconShieldCog },
  { to: paths.account, label: t`Manage Account`, Icon: IconUserCircle },
  { to: paths.feedback, label: t`Feedback`, Icon: IconMessageCircle },
];

function Item({ Icon, children }: { Icon: typeof IconLogout; children: ReactNode }) {
  return (
    <div className={classes.item}>
      <Icon stroke={1.75} aria-hidden />
      {children}
    </div>
  );
}
