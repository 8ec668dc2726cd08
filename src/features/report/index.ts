/** Tells the server what a member did: `reportEvent('view', pathname, activityId)`; silent. */
export { reportEvent } from './reportEvent';
