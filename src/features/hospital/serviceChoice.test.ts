import type { HospitalService } from './contract';
import { allServices, findServices, firstServices, groupsWithout } from './serviceChoice';

function service(key: string, name: string, keywords: string[] = []): HospitalService {
  return {
    key,
    name,
    icon: '',
    linkType: 'mini',
    link: '/x',
    status: 'open',
    keywords,
    scan: false,
  } as HospitalService;
}

const groups = [
  { name: '门诊', items: [service('reg', '在线挂号', ['挂号', '预约', '']), service('app', '预约就诊', ['改期'])] },
  { name: '指引', items: [service('doc', '医生介绍', ['大夫', 'Doctor']), service('reg', '在线挂号')] },
  { name: '卡', items: [service('card', '医保卡'), service('pre', '预付卡')] },
];
const keysOf = (services: HospitalService[]) => services.map(({ key }) => key);
const found = (words: string) => keysOf(findServices(groups, words).map(({ service: each }) => each));

test('a service that stands in two groups is one service', () => {
  expect(keysOf(allServices(groups))).toEqual(['reg', 'app', 'doc', 'card', 'pre']);
});

test('on top: used last, then used by most, then the first ones; what is gone is left out', () => {
  const on = (used: string[], common: string[]) => keysOf(firstServices({ groups, common }, used));
  expect(on(['pre', 'gone'], ['app', 'pre'])).toEqual(['pre', 'app', 'reg', 'doc']);
  expect(on([], [])).toEqual(['reg', 'app', 'doc', 'card']);
  expect(firstServices({ groups: [], common: ['app'] }, ['pre'])).toEqual([]);
});

test('what stands on top stands in no group again, and a group of nothing else goes', () => {
  const left = groupsWithout(firstServices({ groups, common: ['reg', 'app', 'card'] }, []), groups);
  expect(left.map(({ name, items }) => [name, keysOf(items)])).toEqual([['卡', ['pre']]]);
  expect(groupsWithout([], groups)).toEqual(groups);
});

test('names come before words for them; a sentence holds its word', () => {
  expect(found('预约')).toEqual(['app', 'reg']);
  expect(found(' 我要 挂号 ')).toEqual(['reg']);
  expect(found('DOCTOR')).toEqual(['doc']);
  expect(found('Ｄｏｃｔｏｒ')).toEqual(['doc']);
  expect(found('大')).toEqual(['doc']);
});

test('nothing is found for nothing', () => {
  expect(found('  ')).toEqual([]);
  expect(found('没有这种服务')).toEqual([]);
});
