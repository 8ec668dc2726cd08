import { joinIntent } from './intents';

test('each activity, and each package of one, has an attempt of its own', () => {
  const attempts = [
    { code: 'C1', packageId: undefined },
    { code: 'C1', packageId: 'P1' },
    { code: 'C1', packageId: 'P2' },
    { code: 'C2', packageId: 'P1' },
  ];
  const keys = attempts.map((attempt) => joinIntent(attempt).intentKey);
  expect(new Set(keys).size).toBe(attempts.length);
  expect(joinIntent({ code: 'C1', packageId: 'P1' }).intentKey).toBe(keys[1]);
});
