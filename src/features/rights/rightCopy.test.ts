import type { RightDetail } from './contract';
import { describeStatus, listFacts } from './rightCopy';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');

function right(changes: Partial<RightDetail>): RightDetail {
  return {
    rightId: 'R1',
    type: 'service',
    title: '护理站基础护理',
    note: '',
    status: 'available',
    reasonText: undefined,
    holderName: '金杏会员',
    holders: [],
    remaining: 1,
    total: 2,
    validFrom: null,
    validTo: Date.parse('2027-03-19T00:00:00+08:00'),
    refreshAt: Date.parse('2026-12-01T00:00:00+08:00'),
    useMode: 'code',
    route: '',
    steps: [],
    rules: [],
    stores: [],
    faq: [],
    usage: [],
    phone: '',
    canShare: false,
    family: [],
    serverTime: NOW,
    operate: [],
    ...changes,
  };
}

const factsOf = (changes: Partial<RightDetail>) => listFacts(right(changes), NOW).map(({ value }) => value);

test('the facts of a right', () => {
  expect(factsOf({})).toEqual(['金杏会员', '剩 1 / 2 次，12 月 1 日恢复', '2027-03-18 前有效']);
  expect(factsOf({ total: null, remaining: null, validTo: null })).toEqual(['金杏会员', '不限次数', '长期有效']);
  expect(factsOf({ status: 'notYet', validFrom: Date.parse('2026-12-01T00:00:00+08:00'), refreshAt: null })).toEqual([
    '金杏会员',
    '剩 1 / 2 次',
    '12 月 1 日起',
  ]);
});

test('what is locked says how often it could be used, and promises no end', () => {
  expect(factsOf({ status: 'locked', remaining: 2 })).toEqual(['金杏会员', '每月 2 次']);
  expect(factsOf({ status: 'locked', total: 1, refreshAt: null })).toEqual(['金杏会员', '共 1 次']);
  expect(factsOf({ status: 'locked', total: null })).toEqual(['金杏会员', '不限次数']);
});

test('of what is expired only the source is said', () => {
  expect(factsOf({ status: 'expired' })).toEqual(['金杏会员']);
});

test('the word of a state names no card, as not every right comes from one', () => {
  expect(describeStatus('paused')).toBe('暂停使用');
  expect(describeStatus('locked')).toBe('还不能用');
});
