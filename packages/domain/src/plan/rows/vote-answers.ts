/** What someone who eats says to a meal of the plan. */
export const voteAnswers = ['yes', 'no'] as const;
export type VoteAnswer = (typeof voteAnswers)[number];

/** What they say to a dish before the week is planned, in the order that it is offered in. */
export const dishAnswers = ['no', 'yes', 'love'] as const;
export type DishAnswer = (typeof dishAnswers)[number];
