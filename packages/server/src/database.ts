/** Every feature's tables, joined: the one file that knows them all, for Drizzle. */
export * from './features/accounts/accounts.tables';
export * from './features/activity/activity.tables';
export * from './features/calendar-feed/calendar-feed.tables';
export * from './features/cook-log/cook-log.tables';
export * from './features/saved-recipes/saved-recipes.tables';
export * from './features/households/households.tables';
export * from './features/image-generation/image-generation.tables';
export * from './features/images/images.tables';
export * from './features/mail/mail.tables';
export * from './features/meal-plans/meal-plans.tables';
export * from './features/recipe-files/recipe-files.tables';
export * from './features/recipe-import/recipe-import.tables';
export * from './features/recipes/recipes.tables';
export * from './features/reviews/reviews.tables';
export * from './features/sharing/sharing.tables';
export * from './features/sync/sync.tables';
export * from './features/votes/votes.tables';
