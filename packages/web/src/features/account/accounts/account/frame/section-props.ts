import type { User } from '@saltbush/contract/account/session';

/** Of the component of a section. */
export interface SectionProps {
  user: User;
}
