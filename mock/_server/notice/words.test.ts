import { DAY } from '../state';
import { dayWords, nameWords, verbWords } from './words';

const NOW = Date.parse('2026-12-26T09:00:00+08:00');

test.each([
  [dayWords(NOW, NOW, '自动确认收货'), '12 月 26 日自动确认收货'],
  [dayWords(NOW + 10 * DAY, NOW, '自动确认收货'), '2027-01-05 自动确认收货'],
  [nameWords('蜜桃护手霜 60 g', '已发货'), '蜜桃护手霜 60 g 已发货'],
  [nameWords('洗护礼盒', '已发货'), '洗护礼盒已发货'],
  [verbWords('抽中', '¥30.00 护理券'), '抽中 ¥30.00 护理券'],
])('%p', (words, wanted) => expect(words).toBe(wanted));
