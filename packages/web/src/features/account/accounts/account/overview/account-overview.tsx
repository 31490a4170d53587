/** All settings of the account in groups, each with what is chosen. */
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { User } from '@saltbush/contract/account/session';
import { placeOf } from '@saltbush/domain/account/households/zone-clocks';
import { timeZoneOr } from '@saltbush/domain/account/households/stand-in-time-zone';
import { firstWeekdayOr } from '@saltbush/domain/plan/days/first-weekday';
import { weekdayName } from '@saltbush/domain/plan/days/week';
import { paths } from '../../../../../paths';
import { SettingButton, SettingGroup, SettingLink } from '../../../../../ui/layout/setting-rows';
import { NotificationsSummary } from '../../../../device/notifications/summary';
import { useLogOut } from '../../../log-out';
import { StorageSummary } from '../../../storage-use';
import { PlanSummary } from '../../../subscriptions';
import { measuresName } from '../preferences/measures-names';
import { CommunityValue, DevicesValue, PeopleValue, ThemeValue } from './setting-values';

export function AccountOverview({ user }: { user: User }) {
  return (
    <>
      <SettingGroup title="You">
        <Row section="profile" label="Name" value={user.displayUsername} />
        <Row section="profile" label="Email" value={emailText(user)} />
        <Row section="sign-in" label="Sign-in & devices" value={<DevicesValue />} />
      </SettingGroup>
      <Preferences user={user} />
      <SettingGroup title="Cooking">
        <Row section="who-eats" label="Who eats" value={<PeopleValue user={user} />} />
        <Row section="favourites" label="Favourites" value={user.favouriteRecipes.length || null} />
        <Row section="followed-cooks" label="Cooks you follow" />
        <Row section="notifications" label="Notify me about" value={<NotificationsSummary />} />
      </SettingGroup>
      <SettingGroup title="Plan and data">
        <Row section="plan" label="Plan" value={<PlanSummary />} />
        <Row section="storage" label="Storage" value={<StorageSummary />} />
        <SettingLink to={paths.recipeFiles}>Import & export</SettingLink>
        <Row section="offline" label="Offline" />
        <Row section="programs" label="Other programs" />
      </SettingGroup>
      <Leaving />
    </>
  );
}

function Preferences({ user }: { user: User }) {
  const { timeZone, firstWeekday, defaultMeasures } = user;
  return (
    <SettingGroup title="Preferences">
      <Preference card="opens-first" label="Opens first" value={<CommunityValue user={user} />} />
      <Preference card="time" label="Time zone" value={placeOf(timeZoneOr(timeZone))} />
      <Preference
        card="time"
        label="Week starts on"
        value={weekdayName(firstWeekdayOr(firstWeekday))}
      />
      <Preference card="measures" label="Measures" value={measuresName(defaultMeasures)} />
      <Preference card="theme" label="Theme" value={<ThemeValue />} />
    </SettingGroup>
  );
}

function Leaving() {
  const navigate = useNavigate();
  const { start, dialog } = useLogOut(() => void navigate({ to: paths.login }));
  return (
    <>
      <SettingGroup title="This account">
        <SettingButton onClick={() => void start()}>Logout</SettingButton>
        <SettingLink to={paths.accountSection} params={{ section: 'delete' }} isDangerous>
          Delete account
        </SettingLink>
      </SettingGroup>
      {dialog}
    </>
  );
}

interface RowProps {
  section: string;
  label: string;
  value?: ReactNode;
}

const Row = ({ section, label, value }: RowProps) => (
  <SettingLink to={paths.accountSection} params={{ section }} value={value}>
    {label}
  </SettingLink>
);

/** @param card of the preferences, which are one page */
const Preference = ({ card, label, value }: Omit<RowProps, 'section'> & { card: string }) => (
  <SettingLink
    to={paths.accountSection}
    params={{ section: 'preferences' }}
    hash={card}
    value={value}
  >
    {label}
  </SettingLink>
);

const emailText = ({ email, isVerified }: User): string =>
  isVerified ? email : `${email}, not verified`;
