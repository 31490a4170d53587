/** Whether someone pays for a plan, and cancelling it when they leave. */
export { hasPaidPlan, openCancelPlan, type CancelPlan } from './cancel-for-leaving';
