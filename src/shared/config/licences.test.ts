import { LICENCE_NAMES, licences } from './licences';

const given = (value: unknown) => {
  window.__APP_CONFIG__ = value;
  return licences();
};

test('what operators write is shown as it is', () => {
  const all = {
    business: ' 91330100EXAMPLE01X ',
    medical: 'PDY00000-1',
    device: '示例 0001 号',
    icp: '示例 ICP 备 1 号',
  };
  expect(given({ licences: all })).toEqual({ ...all, business: '91330100EXAMPLE01X' });
});

test.each([undefined, null, 'x', {}, { licences: null }, { licences: 'x' }, { licences: { icp: 7 } }])(
  '%j names no licence',
  (config) => {
    expect(Object.values(given(config))).toEqual(['', '', '', '']);
  },
);

test('every number has a name', () => {
  expect(LICENCE_NAMES.map(([field]) => field).sort()).toEqual(Object.keys(given({})).sort());
});
