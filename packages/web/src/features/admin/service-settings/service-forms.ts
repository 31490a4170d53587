/** The fields of each outside service, in words, and what they become. */
import { t } from '@lingui/core/macro';
import {
  serviceLimits,
  type ServiceChange,
  type SettableService,
} from '@saltbush/contract/admin/service-settings';

export type Values = Record<string, string>;

export interface TextField {
  /** As in the contract, whose messages name it. */
  name: string;
  label: string;
  description?: string;
  placeholder?: string;
  /** Before anything is stored. */
  initial?: string;
  isRequired?: true;
  maxLength: number;
  inputMode?: 'numeric' | 'url' | 'email';
}

interface ServiceFormTexts {
  /** Before the secret. */
  fields: readonly TextField[];
  /** After it. */
  furtherFields: readonly TextField[];
  secret: { label: string; showLabel: string; description: string };
  toggle?: { name: string; label: string; description: string };
  /** What changes for people, and what not. */
  note?: string;
  /** What happens to people when it is removed. */
  whenRemoved: string;
  toChange(values: Values, isOn: boolean): ServiceChange;
}

const limits = serviceLimits;

const modelFields: readonly TextField[] = [
  {
    name: 'url',
    label: t`Address`,
    description: t`Up to the version. It may be on your own network.`,
    placeholder: 'https://api.example.com/v1',
    isRequired: true,
    maxLength: limits.address,
    inputMode: 'url',
  },
  { name: 'model', label: t`Model`, isRequired: true, maxLength: limits.model },
];
const modelKey = {
  label: t`Key`,
  showLabel: t`Show key`,
  description: t`Only if the service needs one.`,
};

export const serviceForms: Record<SettableService, ServiceFormTexts> = {
  mail: {
    fields: [
      {
        name: 'host',
        label: t`Mail server`,
        placeholder: 'smtp.example.com',
        isRequired: true,
        maxLength: limits.host,
        inputMode: 'url',
      },
      {
        name: 'port',
        label: t`Port`,
        initial: '587',
        isRequired: true,
        maxLength: 5,
        inputMode: 'numeric',
      },
      {
        name: 'user',
        label: t`User`,
        description: t`Leave blank if the server asks for none.`,
        maxLength: limits.user,
      },
    ],
    furtherFields: [
      {
        name: 'fromAddress',
        label: t`Emails come from`,
        placeholder: 'saltbush@example.com',
        isRequired: true,
        maxLength: 254,
        inputMode: 'email',
      },
    ],
    secret: {
      label: t`Password`,
      showLabel: t`Show password`,
      description: t`Some services want an app password here.`,
    },
    toggle: {
      name: 'isTls',
      label: t`Encrypted from the start`,
      description: t`As on port 465. Otherwise as soon as the server offers it, as on 587.`,
    },
    note: t`Nobody has to verify their address because of this, and everybody can still sign in. Emails that are in the outbox already are not sent.`,
    whenRemoved: t`Emails wait in the outbox again, so that you can send the links yourself.`,
    toChange: ({ host = '', port = '', user = '', fromAddress = '' }, isTls) => ({
      service: 'mail',
      host,
      port: Number(port),
      user,
      fromAddress,
      isTls,
    }),
  },
  'sign-in-provider': {
    fields: [
      {
        name: 'issuer',
        label: t`Address of the provider`,
        description: t`Its issuer, to the letter.`,
        placeholder: 'https://id.example.com',
        isRequired: true,
        maxLength: limits.address,
        inputMode: 'url',
      },
      { name: 'clientId', label: t`Client ID`, isRequired: true, maxLength: limits.clientId },
    ],
    furtherFields: [
      { name: 'name', label: t`Name on the button`, placeholder: t`Home`, maxLength: limits.name },
      {
        name: 'scopes',
        label: t`Scopes`,
        description: t`Some providers tell groups only when asked for them: add “groups”.`,
        placeholder: t`openid profile email`,
        maxLength: limits.scopes,
      },
      {
        name: 'groupsClaim',
        label: t`Claim with the groups`,
        placeholder: 'groups',
        maxLength: limits.group,
      },
      {
        name: 'allowedGroup',
        label: t`Group that may sign in`,
        description: t`Leave blank for everyone of the provider.`,
        maxLength: limits.group,
      },
      {
        name: 'adminGroup',
        label: t`Group of admins`,
        description: t`Its members become admins here.`,
        maxLength: limits.group,
      },
    ],
    secret: {
      label: t`Client secret`,
      showLabel: t`Show client secret`,
      description: t`Leave blank for a public client.`,
    },
    toggle: {
      name: 'isAlwaysOpen',
      label: t`Its people may always make an account`,
      description: t`Whatever is chosen under New accounts.`,
    },
    whenRemoved: t`People sign in with a password or a passkey. Those who have neither can’t sign in until they set a new password.`,
    toChange: (values, isAlwaysOpen) => ({
      service: 'sign-in-provider',
      issuer: values['issuer'] ?? '',
      clientId: values['clientId'] ?? '',
      name: values['name'],
      scopes: values['scopes'],
      groupsClaim: values['groupsClaim'],
      allowedGroup: values['allowedGroup'],
      adminGroup: values['adminGroup'],
      isAlwaysOpen,
    }),
  },
  'photo-reading': {
    fields: modelFields,
    furtherFields: [],
    secret: modelKey,
    whenRemoved: t`Saltbush reads photos of recipes itself again.`,
    toChange: ({ url = '', model = '' }) => ({ service: 'photo-reading', url, model }),
  },
  'image-generation': {
    fields: modelFields,
    furtherFields: [],
    secret: modelKey,
    note: t`Try it has one picture drawn, for which the service may charge.`,
    whenRemoved: t`Nobody can have a picture drawn. Pictures that were drawn stay.`,
    toChange: ({ url = '', model = '' }) => ({ service: 'image-generation', url, model }),
  },
};
