import { checkApply, EMPTY_APPLY } from './applyCheck';

const OWN = { ...EMPTY_APPLY, mobile: '136 0000 7788' };
const WHOLE = { ...OWN, guardianName: '周平', relation: '母亲', guardianMobile: '13900001111' };

test('an adult gives a number', () => {
  expect(checkApply(OWN, false)).toEqual({});
  expect(checkApply(EMPTY_APPLY, false)).toEqual({ mobile: '请填写您的手机号' });
  expect(checkApply({ ...OWN, mobile: '12345678901' }, false).mobile).toContain('请核对');
});

test.each(['136-0000 7788', '１３８００１３８０００', '+86 138 0013 8001', '0086-13800138001'])(
  '%p is a number',
  (mobile) => {
    expect(checkApply({ ...WHOLE, mobile, guardianMobile: mobile }, true)).toEqual({});
  },
);

test("a guardian's name is of letters only", () => {
  expect(checkApply({ ...WHOLE, guardianName: '张😀<b>' }, true)).toEqual({ guardianName: '姓名只能用文字，请核对' });
  expect(checkApply({ ...WHOLE, guardianName: ' ' }, true)).toEqual({ guardianName: '请填写监护人的姓名' });
});

test('somebody under age names a guardian with relation and number', () => {
  expect(checkApply(WHOLE, true)).toEqual({});
  expect(Object.keys(checkApply(OWN, true))).toEqual(['guardianName', 'relation', 'guardianMobile']);
  expect(checkApply({ ...WHOLE, guardianMobile: '139' }, true)).toEqual({
    guardianMobile: '手机号要 11 位数字，请核对',
  });
});
