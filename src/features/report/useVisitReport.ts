import { useCallback, useEffect } from 'react';
import { useLocation } from 'umi';
import type { ReportExtra } from './contract';
import { reportEvent } from './reportEvent';

/** The visit of a page: what it has told of, and how many of its parts are there to tell of more. */
interface Visit {
  parts: number;
  readonly told: Set<string>;
}

const visits = new Map<string, Visit>();

function enter(page: string): Visit {
  const visit = visits.get(page) ?? { parts: 0, told: new Set<string>() };
  visit.parts += 1;
  visits.set(page, visit);
  return visit;
}

function leave(page: string, visit: Visit): void {
  visit.parts -= 1;
  if (visit.parts === 0) visits.delete(page);
}

function reportOnce(visit: Visit | undefined, report: Parameters<typeof reportEvent>): void {
  const key = JSON.stringify(report);
  if (visit?.told.has(key)) return;
  visit?.told.add(key);
  reportEvent(...report);
}

/**
 * Reports the visit of this page ("view"), and returns the function that reports what is done on it. Each event, with the
 * same extra fields, is reported once in a visit, however many parts of the page tell of it. A visit lasts until the page
 * is left or loaded anew; panels belong to it. Source: spec §3.
 */
export function useVisitReport(activityId: number): (event: string, extra?: ReportExtra) => void {
  const { pathname } = useLocation();
  useEffect(() => {
    const visit = enter(pathname);
    reportOnce(visit, ['view', pathname, activityId, {}]);
    return () => leave(pathname, visit);
  }, [pathname, activityId]);
  return useCallback(
    (event, extra = {}) => reportOnce(visits.get(pathname), [event, pathname, activityId, extra]),
    [pathname, activityId],
  );
}
