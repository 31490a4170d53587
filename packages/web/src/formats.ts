/** Dates and lists in the locale of the reader, whose country may change. */
import * as forms from '@saltbush/domain/account/countries/forms';
import { locale } from './locale';

/** @example const dayForm = dateForm({ dateStyle: 'medium' }); dayForm(new Date()) // '29 Nov 2026' */
export const dateForm = (options: Intl.DateTimeFormatOptions) => forms.dateForm(options, locale);

/** @example listForm({ type: 'conjunction' })(['Ann', 'Ben']) // 'Ann and Ben' */
export const listForm = (options: Intl.ListFormatOptions) => forms.listForm(options, locale);
