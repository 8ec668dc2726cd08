import { ask } from '@/testing/ask';
import { judgeStruckThrough } from '../mall/testKit';
import { DAY, HOUR, resetServer, serverNow } from '../state';
import { goodsNote } from './goods';
import { CODE, periodOf } from './terms';

beforeEach(() => resetServer());

test('what is struck through is what it costs in the stores, as in every campaign', async () => {
  expect(await judgeStruckThrough(ask, CODE)).toEqual({ wrong: [], known: ['G1001-1', 'G6001-1'] });
});

test('the evening slot lasts until midnight, on the last day too', () => {
  const { endAt } = periodOf(serverNow());
  const notes = [endAt - HOUR, endAt - DAY - HOUR].map((now) => goodsNote(now).note);
  expect(notes).toEqual(['这一场到 24:00', '这一场到 24:00']);
});
