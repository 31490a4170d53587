/** What the person likes to start with. */
import { t } from '@lingui/core/macro';
import { standInCountry } from '@saltbush/domain/account/countries/stand-in-country';
import { ThemeSwitch } from '../../../../../ui/theme/theme-switch';
import { LanguageSetting } from '../../../../device/language/setting';
import {
  ComparedShops,
  CountrySetting,
  FirstWeekdaySetting,
  TimeZoneSetting,
} from '../../../../device/time-zones/setting';
import { AccountCard } from '../frame/account-card';
import type { SectionProps } from '../frame/section-props';
import { DefaultCommunity } from './default-community';
import { MeasuresChoice } from './measures-choice';

export function PreferencesSection({ user }: SectionProps) {
  return (
    <>
      <AccountCard
        title={t`Opens first`}
        anchor="opens-first"
        hint={t`Your own plan and list or those of a community, on all your devices.`}
      >
        <DefaultCommunity user={user} />
      </AccountCard>
      <AccountCard title={t`Language`} anchor="language" hint={t`On all your devices.`}>
        <LanguageSetting />
      </AccountCard>
      <AccountCard
        title={t`Country, time zone and week`}
        anchor="time"
        hint={t`For your own plan and list. A community has its own.`}
      >
        <CountrySetting current={user.homeCountry ?? standInCountry} />
        <ComparedShops current={user.homeCountry ?? standInCountry} />
        <TimeZoneSetting chosen={user.timeZone} />
        <FirstWeekdaySetting chosen={user.firstWeekday} />
      </AccountCard>
      <AccountCard
        title={t`Measures`}
        anchor="measures"
        hint={t`How recipes show their amounts. You can switch on each recipe.`}
      >
        <MeasuresChoice user={user} />
      </AccountCard>
      <AccountCard title={t`Appearance`} anchor="theme" hint={t`On this device.`}>
        <ThemeSwitch />
      </AccountCard>
    </>
  );
}
