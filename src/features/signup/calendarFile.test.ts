import { writeCalendar } from './calendarFile';

const EVENT = {
  uid: 'J100012@example',
  title: '伤口换药上门',
  start: Date.UTC(2026, 10, 28, 0, 30),
  end: Date.UTC(2026, 10, 28, 2, 0),
  writtenAt: Date.UTC(2026, 10, 22, 2, 5, 7),
};

const unfold = (file: string) => file.replace(/\r\n /g, '');

test('times are in universal time, lines end as the format asks, the last one too', () => {
  const file = writeCalendar(EVENT);
  expect(file).toContain('DTSTART:20261128T003000Z\r\nDTEND:20261128T020000Z\r\n');
  expect(file).toContain('DTSTAMP:20261122T020507Z\r\n');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
});

test('signs that mean something are escaped', () => {
  const file = unfold(writeCalendar({ ...EVENT, place: 'A 座; 3 楼, 左\\右', text: '第一行\n第二行\r\n第三行' }));
  expect(file).toContain('LOCATION:A 座\\; 3 楼\\, 左\\\\右\r\n');
  expect(file).toContain('DESCRIPTION:第一行\\n第二行\\n第三行\r\n');
});

test('nothing of a text can become a line of its own', () => {
  const file = unfold(writeCalendar({ ...EVENT, title: '上门\r\nATTENDEE:mailto:x@example.com' }));
  expect(file).not.toMatch(/^ATTENDEE/m);
});

test.each(['护'.repeat(80), 'a'.repeat(300), `${'a'.repeat(66)}👵👵`])(
  'no line is longer than 75 bytes: %s',
  (title) => {
    const file = writeCalendar({ ...EVENT, title });
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfold(file)).toContain(`SUMMARY:${title}\r\n`);
  },
);

test('what is not known is left out', () => {
  expect(writeCalendar(EVENT)).not.toContain('LOCATION');
});

test('the phone reminds as long before as it is asked to, or not at all', () => {
  expect(writeCalendar({ ...EVENT, remindHours: 2 })).toContain('TRIGGER:-PT2H\r\n');
  expect(writeCalendar(EVENT)).not.toContain('VALARM');
});
