/** Settings of the whole instance. */
export { RegistrationQuestion } from './registration-question.lazy';
