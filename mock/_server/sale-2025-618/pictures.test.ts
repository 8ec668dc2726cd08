import { astrayPictures } from '../art/pictureSubjects';
import { findCampaignGoods } from '../campaign/goods';
import { resetServer } from '../state';
import './campaign';
import { SALE } from './offers';

test('every gift of a good has a picture of the thing that it names', () => {
  resetServer();
  const slots = findCampaignGoods(SALE.code)?.slots ?? [];
  expect(slots.length).toBeGreaterThan(0);
  const gifts = slots.flatMap(({ goods }) => goods.flatMap(({ gift }) => gift ?? []));
  expect(astrayPictures(gifts)).toEqual([]);
});
