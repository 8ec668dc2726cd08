import { ask } from '@/testing/ask';
import { forcePhase } from '../campaign/registry';
import { resetServer } from '../state';

/* QA looks at the campaign as it is before its start. */

beforeEach(() => resetServer());

const BASE = '/api/miniapp/campaign';
const CODE = { code: 'nursing-care' };

test('before the start no seat is taken, nobody is signed up and there are no orders', async () => {
  const seats = async () =>
    (
      await ask<{ quota: { taken: number } }>(
        `GET ${BASE}/join/config`,
        { ...CODE, packageId: 'wound' },
        { as: 'elder' },
      )
    ).data.quota.taken;
  const joins = async () =>
    (await ask<{ joins: unknown[] }>(`GET ${BASE}/join/mine`, CODE, { as: 'elder' })).data.joins.length;
  const orders = async () =>
    (await ask<{ recordList: unknown[] }>(`GET ${BASE}/order/list`, CODE, { as: 'elder' })).data.recordList.length;
  forcePhase(CODE.code, 0);
  expect([await seats(), await joins(), await orders()]).toEqual([0, 0, 0]);
  forcePhase(CODE.code, undefined);
  expect([await seats(), await joins(), await orders()]).toEqual([51, 1, 1]);
});
