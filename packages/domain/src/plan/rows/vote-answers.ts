/** What someone who eats says to a meal of the plan. */
export const voteAnswers = ['yes', 'no'] as const;
export type VoteAnswer = (typeof voteAnswers)[number];
