import { resultWords } from './resultWords';

test.each(['fits', 'asks', 'not'] as const)(
  'the words for %s say nothing about health and advise nothing',
  (verdict) => {
    const { title, text } = resultWords(verdict);
    expect(title).not.toBe('');
    expect(title + text).not.toMatch(/病|患|诊断|治疗|建议|应该|合格|失败/);
  },
);

test('who cannot take part reads what it has to do with, and with what not', () => {
  expect(resultWords('not').text).toContain('和您的健康、就诊没有关系');
});
