import { ask } from '@/testing/ask';
import { judgeStruckThrough } from '../mall/testKit';
import { resetServer } from '../state';
import { CODE } from './terms';

beforeEach(() => resetServer());

test('what is struck through is what it costs in the stores, as in every campaign', async () => {
  expect(await judgeStruckThrough(ask, CODE)).toEqual({ wrong: [], known: ['G1001-1', 'G6001-1'] });
});
