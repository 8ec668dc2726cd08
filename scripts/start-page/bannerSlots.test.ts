import { bannerOf, SAMPLE_BANNERS } from './bannerSlots';

test('the samples are drawn, each slot with words of its own', () => {
  const drawn = bannerOf(SAMPLE_BANNERS, () => true);
  expect(drawn?.count).toBe(2);
  const words = Object.values(drawn?.slots ?? {});
  expect(words).toHaveLength(4);
  expect(new Set(words).size).toBe(4);
  expect(words).not.toContain('');
});
