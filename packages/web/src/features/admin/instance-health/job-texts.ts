/** What each background job does, in words. */
import { t } from '@lingui/core/macro';
import type { JobName } from '@saltbush/contract/admin/instance-health';

export const jobTexts: Record<JobName, { title: string; text: string }> = {
  mail: { title: t`Send emails`, text: t`Sends what waits in the outbox, and tries again later.` },
  notices: { title: t`Send notices`, text: t`Sends notices to phones and browsers.` },
  'list-changes': {
    title: t`Notify about list changes`,
    text: t`Finds shopping lists that others changed, and queues notices.`,
  },
  'webhook-events': {
    title: t`Find changes for webhooks`,
    text: t`Finds what changed for the webhooks that people made, and queues it.`,
  },
  webhooks: { title: t`Call webhooks`, text: t`Sends what changed to other programs.` },
  'small-jobs': {
    title: t`Tell of small jobs`,
    text: t`Tells people in the evening what to thaw, soak or marinate for the next days.`,
  },
  'recurring-meals': {
    title: t`Plan repeating meals`,
    text: t`Plans repeating meals four weeks ahead.`,
  },
  'changed-recipes': {
    title: t`Update plans`,
    text: t`Tells open plans and lists that a planned recipe changed.`,
  },
  'file-imports': {
    title: t`Resume imports`,
    text: t`Continues imports of recipe files that a restart interrupted.`,
  },
  visits: { title: t`Count visits`, text: t`Records who used Saltbush, for the analytics.` },
  'storage-maintenance': {
    title: t`Count storage`,
    text: t`Recounts how much storage each person uses.`,
  },
  'recipe-maintenance': {
    title: t`Look after recipes`,
    text: t`Empties the bin after 30 days, and refreshes the search.`,
  },
  'outer-recipes': {
    title: t`Update recipes with others in them`,
    text: t`Reads allergens and foods again when a recipe in a recipe has changed.`,
  },
  'household-maintenance': {
    title: t`Look after communities`,
    text: t`Removes communities deleted 30 days ago, and old invitations.`,
  },
  'connection-maintenance': {
    title: t`Look after connected programs`,
    text: t`Removes programs that nobody has used for 90 days, or never connected.`,
  },
  'plan-maintenance': {
    title: t`Look after plans and lists`,
    text: t`Removes old ticked items and the history of old changes.`,
  },
  payments: {
    title: t`Look after payments`,
    text: t`Deletes the customers of deleted accounts at Stripe.`,
  },
  backups: {
    title: t`Back up each night`,
    text: t`Makes a backup after 3 am, and tests one each month.`,
  },
  'sample-recipes': {
    title: t`List sample recipes`,
    text: t`Adds Australia’s favourites to Browse after an update.`,
  },
  'starter-prices': {
    title: t`Load typical prices`,
    text: t`Stores estimates for common groceries after an update.`,
  },
};
