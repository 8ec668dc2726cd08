export type { ReportExtra } from './contract';
/** Tells the server what a member did: `reportEvent('view', pathname, activityId, { step: 2 })`; silent. */
export { reportEvent } from './reportEvent';
/** The same once in a visit: `const report = useVisitReport(activityId)`, then `report('share')`. Reports "view" itself. */
export { useVisitReport } from './useVisitReport';
