import { drawWithin } from '../campaign/drawPhase';
import { CODE, periodOf, yearLottery } from './terms';

drawWithin(CODE, yearLottery, (now) => {
  const { startAt, endAt } = periodOf(now);
  return { startAt, endAt: endAt + 1 };
});
