/** What each background job does, in words. */
import type { JobName } from '@saltbush/contract/admin/instance-health';

export const jobTexts: Record<JobName, { title: string; text: string }> = {
  mail: { title: 'Send emails', text: 'Sends what waits in the outbox, and tries again later.' },
  notices: { title: 'Send notices', text: 'Sends notices to phones and browsers.' },
  'list-changes': {
    title: 'Notify about list changes',
    text: 'Finds shopping lists that others changed, and queues notices.',
  },
  'webhook-events': {
    title: 'Find changes for webhooks',
    text: 'Finds what changed for the webhooks that people made, and queues it.',
  },
  webhooks: { title: 'Call webhooks', text: 'Sends what changed to other programs.' },
  'small-jobs': {
    title: 'Tell of small jobs',
    text: 'Tells people in the evening what to thaw, soak or marinate for the next days.',
  },
  'recurring-meals': {
    title: 'Plan repeating meals',
    text: 'Plans repeating meals four weeks ahead.',
  },
  'changed-recipes': {
    title: 'Update plans',
    text: 'Tells open plans and lists that a planned recipe changed.',
  },
  'file-imports': {
    title: 'Resume imports',
    text: 'Continues imports of recipe files that a restart interrupted.',
  },
  visits: { title: 'Count visits', text: 'Records who used Saltbush, for the analytics.' },
  'storage-maintenance': {
    title: 'Count storage',
    text: 'Recounts how much storage each person uses.',
  },
  'recipe-maintenance': {
    title: 'Look after recipes',
    text: 'Empties the bin after 30 days, and refreshes the search.',
  },
  'outer-recipes': {
    title: 'Update recipes with others in them',
    text: 'Reads allergens and foods again when a recipe in a recipe has changed.',
  },
  'household-maintenance': {
    title: 'Look after communities',
    text: 'Removes communities deleted 30 days ago, and old invitations.',
  },
  'connection-maintenance': {
    title: 'Look after connected programs',
    text: 'Removes programs that nobody has used for 90 days, or never connected.',
  },
  'plan-maintenance': {
    title: 'Look after plans and lists',
    text: 'Removes old ticked items and the history of old changes.',
  },
  payments: {
    title: 'Look after payments',
    text: 'Deletes the customers of deleted accounts at Stripe.',
  },
  backups: {
    title: 'Back up each night',
    text: 'Makes a backup after 3 am, and tests one each month.',
  },
  'sample-recipes': {
    title: 'List sample recipes',
    text: 'Adds Australia’s favourites to Browse after an update.',
  },
  'starter-prices': {
    title: 'Load typical prices',
    text: 'Stores estimates for common groceries after an update.',
  },
};
