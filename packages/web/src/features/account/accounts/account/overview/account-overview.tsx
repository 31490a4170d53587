/** All settings of the account in groups, each with what is chosen. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { User } from '@saltbush/contract/account/session';
import { countryName } from '@saltbush/domain/account/countries/country-name';
import { standInCountry } from '@saltbush/domain/account/countries/stand-in-country';
import { placeOf } from '@saltbush/domain/account/households/zone-clocks';
import { timeZoneOr } from '@saltbush/domain/account/households/stand-in-time-zone';
import { firstWeekdayOr } from '@saltbush/domain/plan/days/first-weekday';
import { weekdayName } from '@saltbush/domain/plan/days/week';
import { languageNames } from '@saltbush/domain/texts/languages';
import { language } from '../../../../../locale';
import { paths } from '../../../../../paths';
import { SettingButton, SettingGroup, SettingLink } from '../../../../../ui/layout/setting-rows';
import { pageLanguage } from '../../../../device/language/setting';
import { NotificationsSummary } from '../../../../device/notifications/summary';
import { useLogOut } from '../../../log-out';
import { StorageSummary } from '../../../storage-use';
import { PlanSummary } from '../../../subscriptions';
import { measuresName } from '../preferences/measures-names';
import { CommunityValue, DevicesValue, PeopleValue, ThemeValue } from './setting-values';

export function AccountOverview({ user }: { user: User }) {
  return (
    <>
      <SettingGroup title={t`You`}>
        <Row section="profile" label={t`Name`} value={user.displayUsername} />
        <Row section="profile" label={t`Email`} value={emailText(user)} />
        <Row section="sign-in" label={t`Sign-in & devices`} value={<DevicesValue />} />
      </SettingGroup>
      <Preferences user={user} />
      <SettingGroup title={t`Cooking`}>
        <Row section="who-eats" label={t`Who eats`} value={<PeopleValue user={user} />} />
        <Row
          section="favourites"
          label={t`Favourites`}
          value={user.favouriteRecipes.length || null}
        />
        <Row section="followed-cooks" label={t`Cooks you follow`} />
        <Row section="notifications" label={t`Notify me about`} value={<NotificationsSummary />} />
      </SettingGroup>
      <SettingGroup title={t`Plan and data`}>
        <Row section="plan" label={t`Plan`} value={<PlanSummary />} />
        <Row section="storage" label={t`Storage`} value={<StorageSummary />} />
        <SettingLink to={paths.recipeFiles}>
          <Trans>Import & export</Trans>
        </SettingLink>
        <Row section="offline" label={t`Offline`} />
        <Row section="programs" label={t`Other programs`} />
      </SettingGroup>
      <Leaving />
    </>
  );
}

function Preferences({ user }: { user: User }) {
  const { timeZone, firstWeekday, defaultMeasures, homeCountry = standInCountry } = user;
  return (
    <SettingGroup title={t`Preferences`}>
      <Preference
        card="opens-first"
        label={t`Opens first`}
        value={<CommunityValue user={user} />}
      />
      <Preference card="language" label={t`Language`} value={languageNames[pageLanguage]} />
      <Preference card="time" label={t`Country`} value={countryName(homeCountry.code, language)} />
      <Preference card="time" label={t`Time zone`} value={placeOf(timeZoneOr(timeZone))} />
      <Preference
        card="time"
        label={t`Week starts on`}
        value={weekdayName(firstWeekdayOr(firstWeekday))}
      />
      <Preference card="measures" label={t`Measures`} value={measuresName(defaultMeasures)} />
      <Preference card="theme" label={t`Theme`} value={<ThemeValue />} />
    </SettingGroup>
  );
}

function Leaving() {
  const navigate = useNavigate();
  const { start, dialog } = useLogOut(() => void navigate({ to: paths.login }));
  return (
    <>
      <SettingGroup title={t`This account`}>
        <SettingButton onClick={() => void start()}>
          <Trans>Logout</Trans>
        </SettingButton>
        <SettingLink to={paths.accountSection} params={{ section: 'delete' }} isDangerous>
          <Trans>Delete account</Trans>
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
  isVerified ? email : t`${email}, not verified`;
